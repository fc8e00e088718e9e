import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntryView } from '#src/contract/endpoints/admin/audit.ts'
import { isChangedMeanwhile } from '#src/lib/http/api-error.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { toast, toastNotUndone } from '#src/lib/toast.ts'
import { useApprovalReason, AwaitingApproval, waitsForSecond } from '#src/ui/dialog/use-approval-reason.tsx'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'
import { changesOf } from './changes.ts'
import { usePresent, useReloadAll, useRestore } from './hooks.ts'
import { pick } from './restores.ts'
import type { Restore, Values } from './restores.ts'

interface RestoreDialogProps {
  object: string
  entry: AuditEntryView
  restore: Restore & { before: Values }
  onClose: () => void
}

/** Shows what is there now beside what would come back, and asks. */
export function RestoreDialog({ object, entry, restore, onClose }: RestoreDialogProps) {
  const { t } = useTranslation(['audit', 'common'])
  const id = useId()
  const reload = useReloadAll()
  const { withWhy, dialog } = useApprovalReason()
  const { before } = restore
  const whole = restore.removeAgain !== undefined
  const present = usePresent(object, entry.audit_id, async () => pick(await restore.read(), before))
  const { changes } = present.data ? changesOf({ ...entry, before: present.data, after: before }, t) : { changes: [] }

  const undo = (values: Values) => {
    const takenBack = restore.removeAgain ? restore.removeAgain() : restore.save(values, before)
    takenBack.then(() => toast.success(t('restore.undone')), toastNotUndone).finally(reload)
  }
  const save = useRestore(
    (expected: Values) =>
      withWhy(async (reason) => {
        const answer = await restore.save(before, expected, reason)
        return { waits: waitsForSecond(answer) }
      }),
    {
      onSuccess: (expected) => {
        toast.saved(t('restore.done'), () => undo(expected))
        onClose()
      },
      onError: (error) => {
        if (error instanceof AwaitingApproval) onClose()
      },
    },
  )
  const failed = save.error ?? present.error
  const error = failed instanceof Cancelled ? null : failed
  const busy = save.isPending
  return (
    <>
      <Dialog
        open
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        maxWidth="sm"
        fullWidth
        onClose={() => !busy && onClose()}
      >
        <DialogTitle id={`${id}-title`}>{t(whole ? 'restore.deleted.title' : 'restore.title')}</DialogTitle>
        <DialogContent>
          {present.isPending && (
            <Skeleton variant="rounded" height={64} role="status" aria-label={t('common:loading')} />
          )}
          {present.data && changes.length === 0 && (
            <Typography>{t(whole ? 'restore.deleted.same' : 'restore.same')}</Typography>
          )}
          {changes.map((change) => (
            <Box key={change.field} component="dl" sx={{ m: 0, mb: 4, overflowWrap: 'anywhere' }}>
              <Typography component="dt" sx={{ fontWeight: 600 }}>
                {change.field}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {t('restore.now', { value: change.before })}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {t('restore.then', { value: change.after })}
              </Typography>
            </Box>
          ))}
          {error && (
            <Alert severity="error" role="alert">
              {isChangedMeanwhile(error) ? t('restore.changed') : t('restore.refused', { reason: reasonOf(error) })}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" autoFocus disabled={busy} onClick={onClose}>
            {t(changes.length === 0 ? 'common:close' : 'common:cancel')}
          </Button>
          {present.data && changes.length > 0 && (
            <Button variant="contained" disabled={busy} onClick={() => save.mutate(present.data)}>
              {t('restore.confirm')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {dialog}
    </>
  )
}
