import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateTime } from '#src/lib/dates.ts'
import type { EditConflict } from './edit-conflict.ts'

interface ConflictChoiceProps {
  /** Who saved it, and when. */
  theirs: Pick<EditConflict, 'by' | 'at'>
  busy: boolean
  onTheirs: () => void
  onMine: () => void
  /** Both values. */
  children: ReactNode
}

/** Somebody else saved another value since the editor opened: both are shown, and nothing is lost before one is chosen. */
export function ConflictChoice({ theirs: { by, at }, busy, onTheirs, onMine, children }: ConflictChoiceProps) {
  const { t } = useTranslation('form')
  return (
    <Alert severity="warning" sx={{ flexBasis: '100%', mt: 2, overflowWrap: 'anywhere' }}>
      <div>{by === '' ? t('conflict.changed') : t('conflict.changedBy', { by })}</div>
      {at !== '' && <div>{t('conflict.at', { at: dateTime(at) })}</div>}
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button type="button" variant="outlined" size="small" sx={tall} disabled={busy} onClick={onTheirs}>
          {t('conflict.theirs')}
        </Button>
        <Button type="button" variant="contained" size="small" sx={tall} disabled={busy} onClick={onMine}>
          {t('conflict.mine')}
        </Button>
      </Box>
    </Alert>
  )
}

const tall = { minHeight: 44 }
