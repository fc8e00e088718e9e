import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { dateShort } from '#src/lib/dates.ts'
import { toast } from '#src/lib/toast.ts'
import { useRemoveSlab } from './hooks.ts'
import { useSlabDay } from './slab-day.tsx'

interface RemoveSlabDialogProps {
  lenderId: number
  slab: LenderRevenue
  onClose: () => void
}

export function RemoveSlabDialog({ lenderId, slab, onClose }: RemoveSlabDialogProps) {
  const { t } = useTranslation(['revenue', 'common'])
  const { day } = useSlabDay()
  const removal = useRemoveSlab(lenderId, {
    onDone: () => {
      toast.success(t('removed'))
      onClose()
    },
    onWaits: onClose,
    onFailed: () => {
      toast.error(t('removeFailed'))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby="remove-title" aria-describedby="remove-text">
      <DialogTitle id="remove-title">{t('removeTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="remove-text">{t('removeText')}</DialogContentText>
        <DialogContentText sx={{ mt: 2 }}>{t('removeAfter', { day: dateShort(day) })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={removal.isPending} onClick={() => removal.mutate(slab.id)}>
          {t('removeButton')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
