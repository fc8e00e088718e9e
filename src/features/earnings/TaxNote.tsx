import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { TDS_PERCENT } from '#src/contract/finance/month-tax.ts'
import { sectionWords } from './tax-words.ts'

/**
 * By which rate and section a month is taxed, and why. `words` may say some of it in other words than the partner's own.
 */
export function TaxNote({ statement, words = 'partner-reports' }: { statement: Statement; words?: string }) {
  const { t } = useTranslation([words, 'partner-reports'], { nsMode: 'fallback' })
  const { month, tax } = statement
  const { tds_percent: percent, is_fixed } = tax
  const why = percent === TDS_PERCENT ? 'withPan' : is_fixed ? 'withoutPanThen' : 'withoutPan'
  return (
    <Typography variant="body2" sx={{ mt: 4 }}>
      {t('tax.rate', { percent, section: sectionWords(month, percent, t) })} {t(`tax.${why}`)}
    </Typography>
  )
}
