import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentEntry } from '#src/contract/entities/earnings/payment.ts'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'

interface PaymentListProps {
  statement: Statement
  /** What may be done with a payment that stands. */
  actions?: (payment: PaymentEntry, utr: string) => ReactNode
}

/** What was sent for a month, and what was reversed of it: each entry with its day, its account and its number. */
export function PaymentList({ statement, actions }: PaymentListProps) {
  const { t } = useTranslation('partner-reports')
  const { month, payments, paid_unrecorded } = statement
  if (payments.length === 0 && !paid_unrecorded) return null
  return (
    <Box sx={{ mt: 3 }}>
      {payments.length > 0 && (
        <Box component="ul" aria-label={t('statement.payments.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {payments.map((payment) => (
            <Box
              component="li"
              key={payment.payment_id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, py: 1 }}
            >
              <Typography variant="body2" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {entryWords(payment, month, t)}
              </Typography>
              {payment.utr !== null && !payment.is_reversed && actions?.(payment, payment.utr)}
            </Box>
          ))}
        </Box>
      )}
      {paid_unrecorded && (
        <Typography variant="body2" color="textSecondary">
          {t('statement.payments.unrecorded')}
        </Typography>
      )}
    </Box>
  )
}

function entryWords(
  { amount, day, utr, account_ending, parts, reverses, reason, is_reversed, run_id }: PaymentEntry,
  month: string,
  t: (key: string, values?: Record<string, string>) => string,
): string {
  const facts = { amount: rupeesAndPaise(amount), day: dateShort(day) }
  if (utr === null) return t('statement.payments.reversed', { ...facts, utr: reverses ?? '', reason: reason ?? '' })
  const [sentFor, ...setOff] = parts
  const together =
    sentFor && sentFor.month !== month
      ? [t('statement.payments.with', { month: monthName(sentFor.month) })]
      : setOff.map((part) =>
          t(part.net > 0 ? 'statement.payments.also' : 'statement.payments.setOff', {
            amount: rupeesAndPaise(Math.abs(part.net)),
            month: monthName(part.month),
          }),
        )
  return [
    t('statement.payments.sent', { ...facts, utr, account: account_ending }),
    ...(run_id === null ? [] : [t('statement.payments.run', { run: String(run_id) })]),
    ...together,
    ...(is_reversed ? [t('statement.payments.was')] : []),
  ].join(' ')
}
