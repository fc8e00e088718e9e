import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  /** The word on the button that does it. */
  confirm: string
  busy?: boolean
  /** Nothing goes, and nobody loses anything: the button is no warning. */
  harmless?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back; the focus begins on the way out. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  busy = false,
  harmless = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      onClose={() => !busy && onCancel()}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="contained" color={harmless ? 'primary' : 'error'} disabled={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
