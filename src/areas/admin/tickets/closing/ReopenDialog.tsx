import { useTranslation } from 'react-i18next'
import { deskReopenForm } from '#src/contract/entities/support/ticket-desk.ts'
import { call } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useTicketDone } from '../hooks.ts'

interface TicketDialogProps {
  ticket: string
  onClose: () => void
}

/** Opens a closed ticket again, and why. */
export function ReopenDialog({ ticket, onClose }: TicketDialogProps) {
  const { t } = useTranslation('ticket-desk')
  const done = useTicketDone(onClose)
  const form = useContractForm('reopenDeskTicket', deskReopenForm, {
    start: { reason: '' },
    send: (body) => call('reopenDeskTicket', { params: { ticket }, body }),
    done: ({ data }) => done(data, t('reopen.done', { ticket })),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('reopen.title', { ticket })} confirm={t('reopen.save')} narrow onClose={onClose}>
      <TextField
        name="reason"
        label={t('reopen.reason')}
        help={t('reopen.help')}
        input={{ autoComplete: 'off', maxLength: 300 }}
      />
    </FormDialog>
  )
}
