import { useTranslation } from 'react-i18next'
import { decideApprovalSchema } from '#src/contract/entities/approvals/approval.ts'
import type { Approval } from '#src/contract/entities/approvals/approval.ts'
import { STAFF_REASON_MIN } from '#src/contract/rules/codes/customer-reference.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadApprovals } from './hooks.ts'

interface DecideDialogProps {
  approval: Approval
  title: string
  approved: boolean
  onClose: () => void
}

/** Agrees to an act, which is done at once, or does not; and why. */
export function DecideDialog({ approval, title, approved, onClose }: DecideDialogProps) {
  const { t } = useTranslation('approvals')
  const reload = useReloadApprovals()
  const { approval_id, is_own } = approval
  const act = approved ? 'approve' : is_own ? 'takeBack' : 'refuse'
  const form = useContractForm('decideApproval', decideApprovalSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ approved, reason: reason.trim() }),
    send: (body) => call('decideApproval', { params: { approvalId: approval_id }, body }),
    done: async ({ outcome }) => {
      if (outcome === 'outdated') toast.warning(t('done.outdated'))
      else toast.success(t(`done.${outcome}`))
      onClose()
      await reload()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t(`${act}.ask`, { title })} confirm={t(`${act}.button`)} narrow onClose={onClose}>
      <TextField
        name="reason"
        label={t('reason')}
        help={t('reasonHelp', { min: STAFF_REASON_MIN })}
        input={{ autoComplete: 'off', maxLength: 300 }}
      />
    </FormDialog>
  )
}
