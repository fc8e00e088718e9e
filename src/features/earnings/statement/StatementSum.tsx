import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { monthName } from '#src/lib/dates.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { mayBill } from './invoice-rows.ts'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { PaymentList } from './PaymentList.tsx'
import { TaxNote } from './TaxNote.tsx'

/** What a month comes to: earned less tax, and how much of it is approved and paid. */
export function StatementSum({ statement }: { statement: Statement }) {
  const { t } = useTranslation('partner-reports')
  const [billing, setBilling] = useOpened<boolean>(false)
  const { month, lines, gross, tds, net, accrued, approved, paid } = statement
  const sums = { gross, tds: -tds, net, accrued, approved, paid }
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 }, mb: 4 }}>
      <Typography variant="h4" component="h2">
        {t('statement.title', { month: monthName(month) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('statement.lines', { count: lines, number: count(lines) })}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 3,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
        }}
      >
        {Object.entries(sums).map(([key, value]) => (
          <div key={key}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`statement.${key === 'net' && statement.gst !== 0 ? 'netGst' : key}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {rupeesAndPaise(value)}
            </Typography>
          </div>
        ))}
      </Box>
      <TaxNote statement={statement} />
      <PaymentList statement={statement} />
      {mayBill(statement) && (
        <Button variant="outlined" size="small" sx={{ mt: 3, minHeight: 44 }} onClick={() => setBilling(true)}>
          {t('invoice.open')}
        </Button>
      )}
      {billing && <InvoiceDialog statement={statement} onClose={() => setBilling(false)} />}
    </Card>
  )
}
