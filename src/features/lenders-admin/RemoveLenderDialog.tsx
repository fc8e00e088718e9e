import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { errorText } from '#src/lib/toast.ts'
import { toastRemoved } from '#src/lib/undo-removal.ts'
import { Note } from '#src/ui/site/Note.tsx'
import { useRemoveLender, useRestoreLender } from './hooks.ts'

interface RemoveLenderDialogProps {
  lender: Pick<Lender, 'lender_id' | 'name'>
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a lender is deleted, and says why it cannot be. */
export function RemoveLenderDialog({ lender, onClose, onRemoved }: RemoveLenderDialogProps) {
  const { t } = useTranslation(['lenders-admin', 'common'])
  const id = useId()
  const remove = useRemoveLender()
  const { restore, reload } = useRestoreLender()
  const onRemove = () => {
    if (remove.isPending) return
    remove.mutate(lender.lender_id, {
      onSuccess: () => {
        toastRemoved(t('remove.done'), {
          restore: () => restore(lender.lender_id),
          done: t('remove.undone', { name: lender.name }),
          reload,
        })
        onRemoved()
      },
    })
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{t('remove.title')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ mb: 3 }}>
          {t('remove.text', { name: lender.name })}
        </Typography>
        {remove.error && (
          <Note tone="err" role="alert">
            {t(`remove.${'code' in remove.error && remove.error.code === 'conflict' ? 'underWay' : 'failed'}`, {
              reason: errorText(remove.error),
            })}
          </Note>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onRemove} aria-disabled={remove.isPending}>
          {t('remove.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
