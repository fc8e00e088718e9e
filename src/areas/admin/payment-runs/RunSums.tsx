import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'

/** What a run comes to: earned, tax, GST and what leaves the account; then how much of it the bank has answered for. */
export function RunSums({ run }: { run: PaymentRun }) {
  const { t } = useTranslation('payment-runs')
  const { sums, run_before, state } = run
  const change = run_before === null || run_before === 0 ? null : Math.round((sums.sent / run_before - 1) * 100)
  const rows: [string, string, boolean?][] = [
    [t('sum.partners'), String(sums.lines)],
    [t('sum.gross'), rupeesAndPaise(sums.gross)],
    [t('sum.tds'), rupeesAndPaise(-sums.tds)],
    [t('sum.gst'), rupeesAndPaise(sums.gst)],
    [t('sum.leaves'), rupeesAndPaise(sums.sent), true],
  ]
  const answered: [string, string, boolean?][] = [
    [t('sum.paid'), rupeesAndPaise(sums.paid)],
    [t('sum.returned'), rupeesAndPaise(sums.returned)],
    [t('sum.open'), rupeesAndPaise(sums.open)],
    [t('sum.sent'), rupeesAndPaise(sums.sent), true],
  ]
  return (
    <Card variant="outlined" sx={{ p: 4 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
        {t('sum.title')}
      </Typography>
      <Rows rows={rows} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {change === null
          ? t('sum.first')
          : t(change < 0 ? 'sum.less' : 'sum.more', {
              percent: String(Math.abs(change)),
              before: rupeesAndPaise(run_before ?? 0),
            })}
      </Typography>
      {(state === 'sent' || state === 'done') && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 3, pt: 3 }}>
          <Rows rows={answered} />
        </Box>
      )}
    </Card>
  )
}

const Rows = ({ rows }: { rows: readonly [string, string, boolean?][] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 2 }}>
    {rows.map(([name, value, whole]) => (
      <Box key={name} sx={{ display: 'contents', fontWeight: whole ? 700 : 400 }}>
        <Box component="dt">{name}</Box>
        <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
