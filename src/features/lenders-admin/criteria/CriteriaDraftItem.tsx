import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CriteriaDraft } from '#src/contract/entities/criteria/criteria-draft.ts'
import { dateTime } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { usePublishCriteria, useRollBackCriteria } from './criteria-hooks.ts'
import { CriteriaChanges } from './CriteriaChanges.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'

interface CriteriaDraftItemProps {
  lenderId: number
  draft: CriteriaDraft
  /** Puts its changes into the form again. */
  onReuse: () => void
}

/** One set of changed criteria: what it changes, where it stands, who made it, and what can be done with it. */
export function CriteriaDraftItem({ lenderId, draft, onReuse }: CriteriaDraftItemProps) {
  const { t } = useTranslation(['criteria', 'lenders-admin', 'common'])
  const { withWhy, dialog } = useApprovalReason()
  const publish = usePublishCriteria(lenderId, withWhy)
  const rollBack = useRollBackCriteria(lenderId, withWhy)
  const [planning, setPlanning] = useOpened<boolean>(false)
  const { draft_id: id, status, publish_at } = draft
  const busy = publish.isPending || rollBack.isPending
  const failed = publish.error ?? rollBack.error
  const refusal = failed instanceof Cancelled ? null : failed
  const open = status === 'draft' || status === 'scheduled'

  const takeBack = () => {
    if (busy) return
    publish.reset()
    rollBack.mutate(id, { onSuccess: () => toast.success(t(open ? 'drafts.calledOff' : 'drafts.rolledBack')) })
  }
  const publishNow = () => {
    if (busy) return
    rollBack.reset()
    publish.mutate(id, {
      onSuccess: () => toast.saved(t('drafts.publishedNow'), () => rollBack.mutate(id)),
    })
  }
  return (
    <Box component="li" sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <StatusBadge tone={COLORS[status]}>{t(`state.${status}`)}</StatusBadge>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('drafts.by', { id, name: draft.created_by || t('drafts.nobody'), at: dateTime(draft.created_at) })}
        </Typography>
      </Box>
      {publish_at !== null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t(`at.${status}`, { at: dateTime(publish_at) })}
        </Typography>
      )}
      <Box component="ul" sx={{ my: 2, pl: 5 }}>
        <CriteriaChanges before={draft.replaced} after={draft.changes} />
      </Box>
      {refusal && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refusalText(refusal)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {open && (
          <>
            <Button variant="contained" aria-disabled={busy} onClick={publishNow}>
              {t('drafts.publish')}
            </Button>
            <Button variant="outlined" onClick={() => setPlanning(true)}>
              {t('drafts.schedule')}
            </Button>
          </>
        )}
        {status !== 'rolled_back' && (
          <Button variant="outlined" aria-disabled={busy} onClick={takeBack}>
            {t(open ? 'drafts.callOff' : 'drafts.rollBack')}
          </Button>
        )}
        <Button variant="text" onClick={onReuse}>
          {t('drafts.reuse')}
        </Button>
      </Box>
      {dialog}
      {planning && <ScheduleDialog lenderId={lenderId} draftId={id} onClose={() => setPlanning(false)} />}
    </Box>
  )

  /** The criteria that somebody changed meanwhile, by their names. */
  function refusalText(error: Error): string {
    const changed = error instanceof ApiError && error.code === 'conflict' ? Object.keys(error.errors ?? {}) : []
    if (changed.length === 0) return errorText(error)
    return t('drafts.moved', { fields: changed.map((name) => t(`lenders-admin:fields.${name}`)).join(', ') })
  }
}

const COLORS = { draft: 'neutral', scheduled: 'info', published: 'ok', rolled_back: 'neutral' } as const
