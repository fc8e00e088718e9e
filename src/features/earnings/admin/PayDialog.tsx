import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paymentDayProblem, paymentSchema, type Paying } from '#src/contract/entities/earnings/payment.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { typedUtr } from '#src/contract/rules/typed.ts'
import { monthName } from '#src/lib/dates.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { toast } from '#src/lib/toast.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { usePay } from './hooks.ts'
import type { Statement } from './hooks.ts'

interface PayDialogProps {
  partnerId: number
  statement: Statement
  /** What would be noted, of an account that was checked. */
  paying: Paying
  onClose: () => void
}

/** The transfer by which a month was paid: how much went where is said, its day and its number are asked for. */
export function PayDialog({ partnerId, statement, paying, onClose }: PayDialogProps) {
  const { t } = useTranslation('partner-payouts')
  const pay = usePay(partnerId, statement.month)
  const month = monthName(statement.month)
  const { amount, set_off, earliest, account_ending, ifsc } = paying
  const said = (of: { lines: number; net: number }) => ({
    month,
    count: of.lines,
    number: count(of.lines),
    net: rupeesAndPaise(of.net),
  })
  const form = useContractForm('payPayouts', paymentSchema, {
    start: { day: '', utr: '' },
    body: (typed) => ({ ...typed, amount, account_ending: account_ending ?? '' }),
    check: ({ day }) => ({ day: (day !== '' && paymentDayProblem(day, earliest, istDay(new Date()))) || undefined }),
    send: pay.mutateAsync,
    done: (done) => {
      toast.success(t('months.paid.done', said(done)))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('months.paid.title', { month })}
      confirm={t('months.paid.button')}
      onClose={onClose}
    >
      <Typography>
        {t('months.paid.text', said({ lines: statement.approved_lines, net: statement.approved }))}
      </Typography>
      {set_off.map((part) => (
        <Typography key={part.month} sx={{ mt: 2 }}>
          {t('months.paid.setOff', { amount: rupeesAndPaise(-part.net), month: monthName(part.month) })}
        </Typography>
      ))}
      <Typography sx={{ mt: 2, fontWeight: 700, overflowWrap: 'anywhere' }}>
        {t('months.paid.sent', { amount: rupeesAndPaise(amount), account: account_ending, ifsc })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <TextField name="day" label={t('months.paid.day')} input={{ type: 'date' }} />
        <TextField
          name="utr"
          label={t('months.paid.utr')}
          help={t('months.paid.utrHelp')}
          keep={typedUtr}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
      </Box>
    </FormDialog>
  )
}
