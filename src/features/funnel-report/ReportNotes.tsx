import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import { FOLLOWED_DAYS } from '#src/contract/entities/figures/metrics.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'

/** Of which days a report is, up to when it knows, and from which day on people are still on their way. */
export function ReportNotes({ basis }: { basis: Pick<ProductsReport, 'as_of' | 'range' | 'young_from'> }) {
  const { t } = useTranslation('funnel-report')
  const { as_of, range, young_from } = basis
  return (
    <div>
      <Typography variant="body2">
        {t('days', { from: dateShort(range.from), to: dateShort(range.to), at: dateTime(as_of) })}
      </Typography>
      {young_from !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('young', { from: dateShort(young_from), count: FOLLOWED_DAYS })}
        </Typography>
      )}
    </div>
  )
}

/** Most of these people are still on their way: their shares are shown in grey. */
export const isYoung = ({ young_from, range }: Pick<ProductsReport, 'young_from' | 'range'>): boolean =>
  young_from !== null && young_from <= range.from
