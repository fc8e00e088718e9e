import { useTranslation } from 'react-i18next'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import { ticketTextSchema } from '#src/contract/entities/support/ticket.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { useAddMessage } from '#src/features/help/hooks.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { SiteTextArea } from '#src/ui/form/fields/SiteField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

/** More on the same ticket; what could not be sent stays in the field. */
export function ReplyForm({ ticket, answered }: { ticket: string; answered: boolean }) {
  const { t } = useTranslation('tickets')
  const add = useAddMessage(ticket)
  const form = useContractForm('createTicketMessage', ticketTextSchema, {
    start: { text: '' },
    body: ({ text }) => ({ text: tidyText(text) }),
    send: ({ text }) => add.mutateAsync(text),
    done: ({ data }) => {
      form.hands.reset()
      toast.success(data.ticket === ticket ? t('reply.sent') : t('reply.there', { ticket: data.ticket }))
    },
    failureIn: 'form',
  })
  return (
    <Form form={form} className="stack g16 mt24">
      <SiteTextArea
        name="text"
        label={t('reply.label')}
        help={t('reply.help')}
        messages={{ 'rules:required': t('reply.empty') }}
        maxLength={DESCRIPTION_MAX_LENGTH}
      />
      {answered && <p className="sm mut">{t('reply.again')}</p>}
      {form.failure !== null && (
        <Note tone="err" role="alert">
          {errorText(form.failure)}
        </Note>
      )}
      <p>
        <Button type="submit" busy={form.busy}>
          {t('reply.send')}
        </Button>
      </p>
    </Form>
  )
}
