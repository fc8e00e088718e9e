import { useTranslation } from 'react-i18next'
import { approvalRuleSchema } from '#src/contract/entities/approvals/approval.ts'
import type { Approvals } from '#src/contract/entities/approvals/approval.ts'
import { STAFF_REASON_MIN } from '#src/contract/rules/codes/customer-reference.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadApprovals } from './hooks.ts'

/** Has acts of a kind need a second person, or not any more; and why. */
export function RuleDialog({ rule, onClose }: { rule: Approvals['rules'][number]; onClose: () => void }) {
  const { t } = useTranslation('approvals')
  const reload = useReloadApprovals()
  const { kind, on } = rule
  const form = useContractForm('setApprovalRule', approvalRuleSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ on: !on, reason: reason.trim() }),
    send: (body) => call('setApprovalRule', { params: { kind }, body }),
    done: async ({ waits }) => {
      toast.success(t(waits ? 'rules.waits' : 'rules.done'))
      onClose()
      await reload()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t(on ? 'rules.endTitle' : 'rules.beginTitle', { about: t(`ruled.${kind}`) })}
      confirm={t(on ? 'rules.end' : 'rules.begin')}
      narrow
      onClose={onClose}
    >
      <TextField
        name="reason"
        label={t('reason')}
        help={t('reasonHelp', { min: STAFF_REASON_MIN })}
        input={{ autoComplete: 'off', maxLength: 300 }}
      />
    </FormDialog>
  )
}
