import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Popover from '@mui/material/Popover'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeOfficeSettings, useOfficeSettings } from '#src/lib/office/settings.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import type { Column } from './column.ts'
import type { TableLook } from './remembered-look.ts'

interface LookMenuProps<Row> {
  columns: readonly Column<Row>[]
  look: TableLook
  onLook: (look: TableLook) => void
}

/** Which columns are shown, and how close the rows stand. */
export function LookMenu<Row>({ columns, look, onLook }: LookMenuProps<Row>) {
  const { t } = useTranslation('table')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const headingId = useId()
  const { compact } = useOfficeSettings()
  const toggle = (key: string, show: boolean) =>
    onLook({ ...look, hidden: show ? look.hidden.filter((each) => each !== key) : [...look.hidden, key] })
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="sliders" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('look')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('look'), sx: { p: 4, maxWidth: 320 } } }}
      >
        <FormControlLabel
          label={t('compact')}
          control={
            <Checkbox
              autoFocus
              checked={compact}
              onChange={(event) => changeOfficeSettings({ compact: event.target.checked })}
            />
          }
        />
        <FormLabel id={headingId} component="div" sx={{ mt: 2 }}>
          {t('columns')}
        </FormLabel>
        <FormGroup role="group" aria-labelledby={headingId}>
          {columns.map(({ key, header, names }) => (
            <FormControlLabel
              key={key}
              label={header}
              control={
                <Checkbox
                  checked={names === true || !look.hidden.includes(key)}
                  disabled={names === true}
                  onChange={(event) => toggle(key, event.target.checked)}
                />
              }
            />
          ))}
        </FormGroup>
      </Popover>
    </>
  )
}
