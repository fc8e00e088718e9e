import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paymentDayProblem, paymentReversalSchema } from '#src/contract/entities/earnings/payment.ts'
import type { PaymentEntry } from '#src/contract/entities/earnings/payment.ts'
import { PAYOUT_TEXT_MAX } from '#src/contract/entities/earnings/payout-fields.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReversePayment } from './payouts-hooks.ts'

interface ReversePaymentDialogProps {
  payment: PaymentEntry
  utr: string
  onClose: () => void
}

/** A payment that came back or was noted wrongly, reversed by an entry of its own. */
export function ReversePaymentDialog({ payment, utr, onClose }: ReversePaymentDialogProps) {
  const { t } = useTranslation('partner-payouts')
  const { day: sent, amount } = payment
  const form = useContractForm('reversePayment', paymentReversalSchema, {
    start: { day: '', reason: '' },
    body: ({ day, reason }) => ({ day, reason: reason.trim() }),
    check: ({ day }) => ({ day: (day !== '' && paymentDayProblem(day, sent, istDay(new Date()))) || undefined }),
    send: useReversePayment(payment.payment_id).mutateAsync,
    done: () => {
      toast.success(t('reverse.done'))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('reverse.title', { utr })} confirm={t('reverse.open')} grave onClose={onClose}>
      <Typography>{t('reverse.text', { amount: rupeesAndPaise(amount), day: dateShort(sent) })}</Typography>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <TextField name="day" label={t('reverse.day')} input={{ type: 'date' }} />
        <TextField
          name="reason"
          label={t('reverse.reason')}
          help={t('reverse.help')}
          messages={{ 'rules:required': t('reverse.empty') }}
          rows={3}
          input={{ maxLength: PAYOUT_TEXT_MAX }}
        />
      </Box>
    </FormDialog>
  )
}
