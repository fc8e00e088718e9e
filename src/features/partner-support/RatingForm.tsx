import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { RATINGS, ratingForm } from '#src/contract/entities/support/ticket.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useRate } from './hooks.ts'

/** Asked once, when a ticket is closed: how far our answer helped. */
export function RatingForm({ ticket }: { ticket: string }) {
  const { t } = useTranslation('tickets')
  const rate = useRate(ticket)
  const form = useContractForm('ratePartnerTicket', ratingForm, {
    start: { rating: 0 },
    send: ({ rating }) => rate.mutateAsync(rating),
    done: () => toast.success(t('rating.sent')),
    failureIn: 'form',
  })
  return (
    <Box component={Form} form={form} prefix="field-rating" sx={{ display: 'grid', gap: 3, mt: 5 }}>
      <RadioCards
        name="rating"
        label={t('rating.label')}
        help={t('rating.help')}
        choices={RATINGS.map((id) => ({ id, value: t(`rating.choices.${id}`) }))}
      />
      {form.failure !== null && <Alert severity="error">{errorText(form.failure)}</Alert>}
      <Box>
        <Button type="submit" variant="outlined" aria-busy={form.busy}>
          {t('rating.send')}
        </Button>
      </Box>
    </Box>
  )
}
