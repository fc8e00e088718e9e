import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

export interface BulkResult {
  created: number
  updated: number
  uuids: readonly string[]
}

/** What became of many rows at once: how many are new, how many changed, and which they are. */
export function BulkResultDialog({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  const { t } = useTranslation(['credit-cards', 'common'])
  const id = useId()
  return (
    <Dialog open maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('result.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Typography>{t('result.created', { count: result.created })}</Typography>
        <Typography>{t('result.updated', { count: result.updated })}</Typography>
        {result.uuids.length > 0 && (
          <ol>
            {result.uuids.map((uuid, at) => (
              <Typography key={at} component="li" sx={{ overflowWrap: 'anywhere' }}>
                {uuid}
              </Typography>
            ))}
          </ol>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
