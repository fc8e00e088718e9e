import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { TDS_PERCENT } from '#src/contract/paying/month-tax.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { BillRows } from './BillRows.tsx'
import { payableRows } from './invoice-rows.ts'
import { sectionWords } from './tax-words.ts'

/**
 * By which rate and section a month is taxed and why, and the GST that a registered partner charges. `words` may say some
 * of it in other words than the partner's own.
 */
export function TaxNote({ statement, words = 'partner-reports' }: { statement: Statement; words?: string }) {
  const { t } = useTranslation([words, 'partner-reports'], { nsMode: 'fallback' })
  const { month, tax, gst } = statement
  const { tds_percent: percent, is_fixed, parties } = tax
  const why = percent === TDS_PERCENT ? 'withPan' : is_fixed ? 'withoutPanThen' : 'withoutPan'
  return (
    <Box sx={{ mt: 4, mb: 2 }}>
      <Typography variant="body2">
        {t('tax.rate', { percent, section: sectionWords(month, percent, t) })} {t(`tax.${why}`)}
      </Typography>
      {statement.lower.map(({ number, tds_percent, gross }) => (
        <Typography key={number} variant="body2" sx={{ mt: 2 }}>
          {t('tax.byOrder', {
            percent: tds_percent,
            gross: rupeesAndPaise(gross),
            number,
            section: sectionWords(month, tds_percent, t, number),
          })}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ mt: 2 }}>
        {parties === null
          ? t(is_fixed ? 'gst.noneThen' : 'gst.none')
          : t(`gst.${tax.supply}`, { gstin: parties.from.gstin })}
      </Typography>
      {(parties !== null || gst !== 0) && (
        <Box sx={{ mt: 3, maxWidth: 480 }}>
          <BillRows rows={payableRows(statement, t)} />
        </Box>
      )}
    </Box>
  )
}
