import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AuditTimeline } from './AuditTimeline.tsx'

interface AuditDialogProps {
  /** Such as `credit_card:104`. */
  object: string
  /** What people call it. */
  name: string
  onClose: () => void
}

/** The history of a record that has no page of its own. */
export function AuditDialog({ object, name, onClose }: AuditDialogProps) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <Dialog open aria-labelledby={id} maxWidth="md" fullWidth onClose={onClose}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent>
        <AuditTimeline object={object} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
