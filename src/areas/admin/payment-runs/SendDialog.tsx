import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { paymentDayProblem } from '#src/contract/entities/earnings/payment.ts'
import { sendRunSchema } from '#src/contract/entities/paying/payment-run.ts'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { call } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useToday } from '#src/ui/use-today.ts'
import { useFinish } from './hooks.ts'

/** The day on which the bank had the file. */
export function SendDialog({ run, onClose }: { run: PaymentRun; onClose: () => void }) {
  const { t } = useTranslation('payment-runs')
  const finish = useFinish(onClose)
  const today = useToday()
  const earliest = istDay(new Date(run.checked_at ?? run.made_at))
  const form = useContractForm('sendPaymentRun', sendRunSchema, {
    start: { day: today },
    check: ({ day }) => ({ day: (day !== '' && paymentDayProblem(day, earliest, today)) || undefined }),
    send: (body) => call('sendPaymentRun', { params: { runId: run.run_id }, body }),
    done: () => finish(t('send.done')),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('send.title')} confirm={t('send.open')} narrow onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('send.text')}</DialogContentText>
      <TextField name="day" label={t('send.day')} input={{ type: 'date' }} />
    </FormDialog>
  )
}
