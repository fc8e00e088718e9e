import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { JourneyReport } from '#src/contract/entities/figures/funnel-report.ts'
import { CUT_COUNTS, DIMENSIONS } from '#src/contract/entities/figures/metrics.ts'
import type { Dimension } from '#src/contract/entities/figures/metrics.ts'
import { ChoiceTable } from '#src/features/funnel-report/ChoiceTable.tsx'
import type { FigureFilters } from '#src/features/funnel-report/filters.ts'
import { isYoung } from '#src/features/funnel-report/ReportNotes.tsx'
import { shareWords, valueWords } from '#src/features/funnel-report/words.ts'
import { count } from '#src/lib/format.ts'
import { shareOf } from '#src/ui/figures/change.ts'

const NAMES = Object.keys(CUT_COUNTS) as (keyof typeof CUT_COUNTS)[]
/** Nobody has a lender before they apply. */
const OF_LENDERS = ['submitted', 'disbursed'] as const

interface CutCardProps {
  report: JourneyReport
  by: Dimension
  filters: FigureFilters
}

/** The same steps, a line for each source, partner, channel, product or lender. */
export function CutCard({ report, by, filters }: CutCardProps) {
  const { t } = useTranslation(['funnel-report', 'figures', 'applications'])
  const names = by === 'lender' || filters.chosen.lender !== undefined ? OF_LENDERS : NAMES
  const labels = by === 'lender' || by === 'partner' ? report.choices[by] : []
  const options = DIMENSIONS.map((value) => ({ value, label: t(`dimension.${value}`) }))
  return (
    <ChoiceTable
      title={t('cut.title')}
      choice={{ param: 'by', label: t('cut.by'), chosen: by, options }}
      heads={[t(`dimension.${by}`), ...names.map((name) => t(`count.${CUT_COUNTS[name]}`)), t('cut.share')]}
      rows={report.cut.map((line) => {
        const name = valueWords(t, by, line.value, labels)
        return {
          key: line.value,
          name: (
            <Link component={RouterLink} to={filters.narrowedTo(by, line.value)}>
              {name}
            </Link>
          ),
          cells: (
            <>
              {names.map((each) => (
                <TableCell key={each} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  <Link
                    component={RouterLink}
                    to={filters.rowsOf({ count: CUT_COUNTS[each] }, { [by]: line.value })}
                    color="inherit"
                    aria-label={t('open', { name: `${name}, ${t(`count.${CUT_COUNTS[each]}`)}`, count: line[each] })}
                  >
                    {count(line[each])}
                  </Link>
                </TableCell>
              ))}
              <TableCell
                align="right"
                sx={isYoung(report) ? { color: 'text.secondary', fontStyle: 'italic' } : { fontWeight: 500 }}
              >
                {shareWords(t, shareOf(line.disbursed, line.submitted))}
              </TableCell>
            </>
          ),
        }
      })}
    />
  )
}
