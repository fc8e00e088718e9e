import { useTranslation } from 'react-i18next'
import { deskEscalateForm } from '#src/contract/entities/support/ticket-desk.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { call } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useTicketDone } from './hooks.ts'

/** Gives a ticket to the grievance officer, and why. */
export function EscalateDialog({ ticket, onClose }: { ticket: string; onClose: () => void }) {
  const { t } = useTranslation('ticket-desk')
  const done = useTicketDone(onClose)
  const form = useContractForm('escalateDeskTicket', deskEscalateForm, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: tidyText(reason) }),
    send: (body) => call('escalateDeskTicket', { params: { ticket }, body }),
    done: ({ data }) => done(data, t('escalate.done', { ticket })),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('escalate.title', { ticket })}
      confirm={t('escalate.save')}
      grave
      onClose={onClose}
    >
      <TextField
        name="reason"
        label={t('escalate.reason')}
        help={t('escalate.help')}
        rows={3}
        input={{ autoComplete: 'off', maxLength: 300 }}
      />
    </FormDialog>
  )
}
