import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { paymentDayProblem } from '#src/contract/entities/earnings/payment.ts'
import { returnRunLineSchema } from '#src/contract/entities/paying/payment-run.ts'
import type { PaymentRun, RunLine } from '#src/contract/entities/paying/payment-run.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFinish } from './hooks.ts'

interface ReturnLineDialogProps {
  run: PaymentRun
  line: RunLine
  onClose: () => void
}

/** By hand: when and why the bank sent a line back. */
export function ReturnLineDialog({ run, line, onClose }: ReturnLineDialogProps) {
  const { t } = useTranslation('payment-runs')
  const finish = useFinish(onClose)
  const { line_id, partner, amount, account_ending } = line
  const earliest = run.sent_day ?? ''
  const form = useContractForm('returnRunLine', returnRunLineSchema, {
    start: { day: '', reason: '' },
    check: ({ day }) => ({ day: (day !== '' && paymentDayProblem(day, earliest, istDay(new Date()))) || undefined }),
    send: (body) => call('returnRunLine', { params: { lineId: line_id }, body }),
    done: () => finish(t('settle.returned.done', { partner })),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('settle.returned.title', { partner })}
      confirm={t('settle.returned.save')}
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>
        {t('settle.returned.text', { amount: rupeesAndPaise(amount), account: account_ending })}
      </DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField name="day" label={t('settle.returned.day')} input={{ type: 'date' }} />
        <TextField name="reason" label={t('settle.returned.reason')} input={{ autoComplete: 'off', maxLength: 300 }} />
      </Box>
    </FormDialog>
  )
}
