import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { changeOfficeSettings, useOfficeSettings } from '#src/lib/office/settings.ts'
import { KeyCap } from './KeyCap.tsx'

/** The keys of the back office; `single` ones can be switched off. */
const KEYS = [
  { key: 'palette', caps: ['Ctrl', 'K'], single: false },
  { key: 'find', caps: ['/'], single: true },
  { key: 'list', caps: ['?'], single: true },
  { key: 'next', caps: ['J'], single: true },
  { key: 'previous', caps: ['K'], single: true },
  { key: 'mark', caps: ['X'], single: true },
  { key: 'enter', caps: ['Enter'], single: false },
  { key: 'arrows', caps: ['↑', '↓', '←', '→'], single: false },
] as const

/** Every key that does something here, and the switch that takes the single ones away. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['command', 'common'])
  const { keys } = useOfficeSettings()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>{t('keys.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2 }}>
          {KEYS.map(({ key, caps, single }) => (
            <Box key={key} sx={{ display: 'contents', color: single && !keys ? 'text.disabled' : undefined }}>
              <Box component="dt" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                {caps.map((cap) => (
                  <KeyCap key={cap} of={cap} />
                ))}
              </Box>
              <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.primary' }}>
                {t(`keys.${key}`, { mac: 'Cmd K' })}
                {single && !keys && ` (${t('keys.off')})`}
              </Typography>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 4 }}
          label={t('keys.switch')}
          control={<Switch checked={keys} onChange={({ target }) => changeOfficeSettings({ keys: target.checked })} />}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('keys.help')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
