import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { addMonths } from '#src/contract/rules/calendar.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { TaxNote } from '../TaxNote.tsx'
import { useOpenQuestions, useSettle } from './hooks.ts'
import type { SettleStep } from './hooks.ts'
import { MonthLines } from './MonthLines.tsx'

interface PayoutMonthProps {
  partnerId: number
  statement: Statement
  open: boolean
  onToggle: () => void
}

/** A month with its sums, the way on for what waits in it, and its lines where it is open. */
export function PayoutMonth({ partnerId, statement, open, onToggle }: PayoutMonthProps) {
  const { t } = useTranslation('partner-payouts')
  const settle = useSettle(partnerId, statement.month)
  const [asking, setAsking] = useState<SettleStep | null>(null)
  const id = useId()
  const month = monthName(statement.month)
  const { net, accrued, approved, paid, lines } = statement
  const waiting: Record<SettleStep, { lines: number; net: number }> = {
    approve: { lines: statement.accrued_lines, net: accrued },
    paid: { lines: statement.approved_lines, net: approved },
  }
  const said = (of: { lines: number; net: number }) => ({
    month,
    count: of.lines,
    number: count(of.lines),
    net: rupeesAndPaise(of.net),
  })
  const questions = useOpenQuestions().data?.filter(
    ({ partner_id, line }) => partner_id === partnerId && line.month === statement.month,
  )
  const unanswered = questions && questions.length > 0 && t('months.approve.questions', { count: questions.length })
  const onConfirm = (step: SettleStep) =>
    settle.mutate(step, {
      onSuccess: (done) => toast.success(t(`months.${step}.done`, said(done))),
      onError: (error) => toastError(error),
      onSettled: () => setAsking(null),
    })
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
                {t(`months.sum.${key}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
                {rupeesAndPaise(value)}
              </Typography>
            </div>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, flex: '2 1 290px', justifyContent: { lg: 'flex-end' } }}>
          {(['approve', 'paid'] as const)
            .filter((step) => waiting[step].lines > 0 && (step === 'paid' || statement.is_over))
            .map((step) => (
              <Button
                key={step}
                variant="contained"
                size="small"
                sx={{ minHeight: 44 }}
                aria-label={t(`months.${step}.buttonOf`, { month })}
                onClick={() => setAsking(step)}
              >
                {t(`months.${step}.button`)}
              </Button>
            ))}
          {!statement.is_over && waiting.approve.lines > 0 && (
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
      {open && (
        <Box sx={{ mt: 4 }}>
          <TaxNote statement={statement} words="partner-payouts" />
          <MonthLines partnerId={partnerId} month={statement.month} name={month} />
        </Box>
      )}
      {asking && (
        <ConfirmDialog
          open
          title={t(`months.${asking}.title`, { month })}
          text={[t(`months.${asking}.text`, said(waiting[asking])), asking === 'approve' && unanswered]
            .filter(Boolean)
            .join(' ')}
          confirm={t(`months.${asking}.button`)}
          busy={settle.isPending}
          onConfirm={() => onConfirm(asking)}
          onCancel={() => setAsking(null)}
        />
      )}
    </Box>
  )
}
