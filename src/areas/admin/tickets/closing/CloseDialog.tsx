import { useTranslation } from 'react-i18next'
import { CLOSE_REASONS, deskCloseForm } from '#src/contract/entities/support/ticket-desk.ts'
import { call } from '#src/lib/http/http.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useTicketDone } from '../hooks.ts'

interface TicketDialogProps {
  ticket: string
  onClose: () => void
}

/** Closes a ticket, and why. */
export function CloseDialog({ ticket, onClose }: TicketDialogProps) {
  const { t } = useTranslation('ticket-desk')
  const done = useTicketDone(onClose)
  const form = useContractForm('closeDeskTicket', deskCloseForm, {
    start: { reason: CLOSE_REASONS[0] },
    send: (body) => call('closeDeskTicket', { params: { ticket }, body }),
    done: ({ data }) => done(data, t('close.done', { ticket })),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('close.title', { ticket })} confirm={t('close.save')} narrow onClose={onClose}>
      <SelectField
        name="reason"
        label={t('close.reason')}
        help={t('close.help')}
        choices={CLOSE_REASONS.map((id) => ({ id, value: t(`reason.${id}`) }))}
      />
    </FormDialog>
  )
}
