import { useTranslation } from 'react-i18next'
import { RATINGS, ratingForm } from '#src/contract/entities/support/ticket.ts'
import { useRateTicket } from '#src/features/help/hooks.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

/** Asked once, when a ticket is closed: how far our answer helped. */
export function RatingForm({ ticket }: { ticket: string }) {
  const { t } = useTranslation('tickets')
  const rate = useRateTicket(ticket)
  const form = useContractForm('rateTicket', ratingForm, {
    start: { rating: 0 },
    send: ({ rating }) => rate.mutateAsync(rating),
    done: () => toast.success(t('rating.sent')),
    failureIn: 'form',
  })
  return (
    <Form form={form} className="stack g16 mt24">
      <RadioCards
        name="rating"
        label={t('rating.label')}
        help={t('rating.help')}
        choices={RATINGS.map((id) => ({ id, value: t(`rating.choices.${id}`) }))}
      />
      {form.failure !== null && (
        <Note tone="err" role="alert">
          {errorText(form.failure)}
        </Note>
      )}
      <p>
        <Button type="submit" look="secondary" busy={form.busy}>
          {t('rating.send')}
        </Button>
      </p>
    </Form>
  )
}
