import { useTranslation } from 'react-i18next'
import { criteriaScheduleSchema } from '#src/contract/entities/criteria/criteria-draft.ts'
import { istInstant } from '#src/contract/rules/calendar.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { toast } from '#src/lib/toast.ts'
import { useApprovalReason, AwaitingApproval } from '#src/ui/dialog/use-approval-reason.tsx'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useScheduleCriteria } from './criteria-hooks.ts'

interface ScheduleDialogProps {
  lenderId: number
  draftId: number
  onClose: () => void
}

/** An hour in India as an instant; empty text of what is none. */
function instantOf(typed: string): string {
  const [day = '', time = ''] = typed.split('T')
  const at = istInstant(day, time)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** Asks when a draft is to be published, in Indian time. */
export function ScheduleDialog({ lenderId, draftId, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['criteria', 'common'])
  const { withWhy, dialog } = useApprovalReason()
  const { mutateAsync } = useScheduleCriteria(lenderId, withWhy)
  const form = useContractForm('scheduleCriteriaDraft', criteriaScheduleSchema, {
    start: { publish_at: '' },
    body: ({ publish_at }) => ({ publish_at: instantOf(publish_at) }),
    send: ({ publish_at }) => mutateAsync({ id: draftId, publish_at }),
    done: () => {
      toast.success(t('schedule.done'))
      onClose()
    },
    refused: (error) => {
      if (error instanceof AwaitingApproval) onClose()
      if (error instanceof Cancelled) return true
      const message = reasonOf(error, 'publish_at')
      form.hands.setError('publish_at', { type: 'server', message }, { shouldFocus: true })
      return true
    },
  })
  return (
    <>
      <FormDialog form={form} title={t('drafts.schedule')} confirm={t('schedule.submit')} narrow onClose={onClose}>
        <TextField
          name="publish_at"
          label={t('schedule.at')}
          help={t('schedule.help')}
          messages={{ 'rules:date.invalid': t('schedule.missing') }}
          input={{ type: 'datetime-local' }}
        />
      </FormDialog>
      {dialog}
    </>
  )
}
