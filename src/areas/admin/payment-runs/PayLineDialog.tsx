import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { paymentDayProblem } from '#src/contract/entities/earnings/payment.ts'
import { payRunLineSchema } from '#src/contract/entities/paying/payment-run.ts'
import type { PaymentRun, RunLine } from '#src/contract/entities/paying/payment-run.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { typedUtr } from '#src/contract/rules/typed.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFinish } from './hooks.ts'

interface PayLineDialogProps {
  run: PaymentRun
  line: RunLine
  onClose: () => void
}

/** By hand: by which transfer the bank has paid a line. */
export function PayLineDialog({ run, line, onClose }: PayLineDialogProps) {
  const { t } = useTranslation('payment-runs')
  const finish = useFinish(onClose)
  const { line_id, partner, amount, account_ending } = line
  const earliest = run.sent_day ?? ''
  const form = useContractForm('payRunLine', payRunLineSchema, {
    start: { day: '', utr: '' },
    check: ({ day }) => ({ day: (day !== '' && paymentDayProblem(day, earliest, istDay(new Date()))) || undefined }),
    send: (body) => call('payRunLine', { params: { lineId: line_id }, body }),
    done: () => finish(t('settle.paid.done', { partner })),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('settle.paid.title', { partner })}
      confirm={t('settle.paid.save')}
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>
        {t('settle.paid.text', { amount: rupeesAndPaise(amount), account: account_ending })}
      </DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField name="day" label={t('settle.paid.day')} input={{ type: 'date' }} />
        <TextField
          name="utr"
          label={t('settle.paid.utr')}
          help={t('settle.paid.utrHelp')}
          keep={typedUtr}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
      </Box>
    </FormDialog>
  )
}
