import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { PaymentEntry } from '#src/contract/entities/earnings/payment.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { addMonths } from '#src/contract/rules/calendar.ts'
import { PaymentList } from '#src/features/earnings/statement/PaymentList.tsx'
import { TaxNote } from '#src/features/earnings/statement/TaxNote.tsx'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { ApproveMonthDialog } from './ApproveMonthDialog.tsx'
import { MonthLines } from './MonthLines.tsx'
import type { Statement } from './payouts-hooks.ts'
import { ReversePaymentDialog } from './ReversePaymentDialog.tsx'

interface PayoutMonthProps {
  partnerId: number
  statement: Statement
  open: boolean
  onToggle: () => void
}

/** A month with its sums, the way on for what waits in it, and its lines where it is open. */
export function PayoutMonth({ partnerId, statement, open, onToggle }: PayoutMonthProps) {
  const { t } = useTranslation('partner-payouts')
  const [asking, setAsking] = useOpened<boolean>(false)
  const [reversing, setReversing] = useOpened<{ payment: PaymentEntry; utr: string } | null>(null)
  const id = useId()
  const month = monthName(statement.month)
  const { net, accrued, approved, paid, lines } = statement
  const waiting = { lines: statement.accrued_lines - statement.held_lines, net: accrued - statement.held }
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Typography variant="subtitle1" component="h3" id={id} sx={{ fontWeight: 700, flex: '1 1 130px' }}>
          {month}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            flex: '6 1 440px',
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {Object.entries({ accrued, approved, paid, net }).map(([key, value]) => (
            <div key={key}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {t(`months.sum.${key === 'net' && statement.gst !== 0 ? 'netGst' : key}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
                {rupeesAndPaise(value)}
              </Typography>
            </div>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, flex: '2 1 290px', justifyContent: { lg: 'flex-end' } }}>
          {statement.is_over && waiting.lines > 0 && (
            <Button
              variant="contained"
              size="small"
              sx={{ minHeight: 44 }}
              aria-label={t('months.approve.buttonOf', { month })}
              onClick={() => setAsking(true)}
            >
              {t('months.approve.button')}
            </Button>
          )}
          {!statement.is_over && waiting.lines > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
              {t('months.approve.from', { day: dateShort(addMonths(`${statement.month}-01`, 1)) })}
            </Typography>
          )}
          <Button
            variant="outlined"
            size="small"
            sx={{ minHeight: 44 }}
            aria-expanded={open}
            aria-describedby={id}
            onClick={onToggle}
          >
            {t(open ? 'months.hide' : 'months.show', { count: lines, number: count(lines) })}
          </Button>
        </Box>
      </Box>
      {statement.approved_lines > 0 && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('months.byRun')}{' '}
          <Link component={RouterLink} to={pathTo('payment-runs')}>
            {t('months.toRuns')}
          </Link>
        </Typography>
      )}
      <PaymentList
        statement={statement}
        actions={(payment, utr) => (
          <Button
            size="small"
            variant="text"
            color="error"
            aria-label={t('reverse.openOf', { utr })}
            onClick={() => setReversing({ payment, utr })}
          >
            {t('reverse.open')}
          </Button>
        )}
      />
      {statement.held_lines > 0 && (
        <Alert severity="warning" sx={{ mt: 3 }}>
          {t('months.held', { count: statement.held_lines, number: count(statement.held_lines) })}
        </Alert>
      )}
      {open && (
        <Box sx={{ mt: 4 }}>
          <TaxNote statement={statement} words="partner-payouts" />
          <MonthLines partnerId={partnerId} month={statement.month} name={month} />
        </Box>
      )}
      {asking && (
        <ApproveMonthDialog
          partnerId={partnerId}
          month={statement.month}
          waiting={waiting}
          onClose={() => setAsking(false)}
        />
      )}
      {reversing && <ReversePaymentDialog {...reversing} onClose={() => setReversing(null)} />}
    </Box>
  )
}
