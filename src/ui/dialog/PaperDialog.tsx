import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** On paper there is what the dialog holds, without its `data-screen`, and nothing of the page behind it. */
const PAPER = {
  '@page': { size: 'A4 portrait', margin: '16mm' },
  '@media print': {
    'body > *:not([data-paper])': { display: 'none !important' },
    '[data-paper]': { position: 'static !important' },
    '[data-paper] .MuiBackdrop-root, [data-paper] [data-screen]': { display: 'none !important' },
    '[data-paper] .MuiDialog-container, [data-paper] .MuiPaper-root, [data-paper] .MuiDialogContent-root': {
      display: 'block !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
      maxWidth: 'none !important',
      boxShadow: 'none !important',
      margin: '0 !important',
    },
  },
}

interface PaperDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  maxWidth?: 'sm' | 'md'
  /** The title stands on the paper, too. */
  titled?: boolean
  /** Something is still missing on it. */
  unready?: boolean
  /** Further buttons. */
  actions?: ReactNode
}

/** A sheet of A4 to look at and to print. */
export function PaperDialog({ title, onClose, children, maxWidth = 'sm', titled, unready, actions }: PaperDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={maxWidth} fullWidth data-paper="">
      <GlobalStyles styles={PAPER} />
      <DialogTitle id={id} {...(titled ? {} : { 'data-screen': '' })}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions data-screen="">
        <Button variant="outlined" onClick={onClose}>
          {t('close')}
        </Button>
        {actions}
        <Button variant="contained" loading={unready ?? false} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
