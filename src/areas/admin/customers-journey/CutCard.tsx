import Card from '@mui/material/Card'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { DIMENSIONS, type CountKey, type Dimension } from '#src/contract/figures/metrics.ts'
import type { JourneyReport } from '#src/contract/entities/figures/funnel-report.ts'
import type { FigureFilters } from '#src/features/funnel-report/filters.ts'
import { isYoung } from '#src/features/funnel-report/ReportNotes.tsx'
import { shareWords, valueWords } from '#src/features/funnel-report/words.ts'
import { FilterChip } from '#src/ui/FilterChip.tsx'
import { shareOf } from '#src/ui/figures/change.ts'
import { count } from '#src/lib/format.ts'

const COLUMNS = {
  visits: 'visit_began',
  verified: 'visit_verified',
  began: 'journey_began',
  offered: 'journey_offered',
  submitted: 'app_submitted',
  disbursed: 'app_disbursed',
} as const satisfies Record<string, CountKey>
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
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
  const id = useId()
  const [, setParams] = useSearchParams()
  const names = by === 'lender' || filters.chosen.lender !== undefined ? OF_LENDERS : NAMES
  const labels = by === 'lender' ? report.choices.lender : []
  return (
    <Card variant="outlined" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: { xs: 4, sm: 5 } }}>
        <Typography id={id} variant="h4" component="h2" sx={{ mr: 'auto' }}>
          {t('cut.title')}
        </Typography>
        <Box role="group" aria-label={t('cut.by')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {DIMENSIONS.map((each) => (
            <FilterChip
              key={each}
              label={t(`dimension.${each}`)}
              on={each === by}
              onClick={() =>
                setParams(
                  (before) => {
                    const after = new URLSearchParams(before)
                    after.set('by', each)
                    return after
                  },
                  { replace: true },
                )
              }
            />
          ))}
        </Box>
      </Box>
      {report.cut.length === 0 ? (
        <Typography sx={{ px: { xs: 4, sm: 5 }, pb: 5 }}>{t('empty')}</Typography>
      ) : (
        <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell scope="col" sx={{ ...STICKY, backgroundColor: 'background.default' }}>
                  {t(`dimension.${by}`)}
                </TableCell>
                {names.map((name) => (
                  <TableCell key={name} scope="col" align="right">
                    {t(`count.${COLUMNS[name]}`)}
                  </TableCell>
                ))}
                <TableCell scope="col" align="right">
                  {t('cut.share')}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {report.cut.map((line) => {
                const share = shareOf(line.disbursed, line.submitted)
                const name = valueWords(t, by, line.value, labels)
                return (
                  <TableRow key={line.value}>
                    <TableCell component="th" scope="row" sx={STICKY}>
                      <Link component={RouterLink} to={filters.narrowedTo(by, line.value)}>
                        {name}
                      </Link>
                    </TableCell>
                    {names.map((each) => (
                      <TableCell key={each} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                        <Link
                          component={RouterLink}
                          to={filters.rowsOf({ count: COLUMNS[each] }, { [by]: line.value })}
                          color="inherit"
                          aria-label={t('open', { name: `${name}, ${t(`count.${COLUMNS[each]}`)}`, count: line[each] })}
                        >
                          {count(line[each])}
                        </Link>
                      </TableCell>
                    ))}
                    <TableCell
                      align="right"
                      sx={isYoung(report) ? { color: 'text.secondary', fontStyle: 'italic' } : { fontWeight: 500 }}
                    >
                      {shareWords(t, share)}
                    </TableCell>
                  </TableRow>
                )
              })}
            </TableBody>
          </Table>
        </Box>
      )}
    </Card>
  )
}

/** On a phone the name stays while the figures are pushed aside. */
const STICKY = { position: 'sticky', left: 0, backgroundColor: 'background.paper', minWidth: 110 } as const
