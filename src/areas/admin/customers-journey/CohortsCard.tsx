import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { alpha } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { JourneyReport } from '#src/contract/entities/figures/funnel-report.ts'
import { FOLLOWED_DAYS, LADDERS } from '#src/contract/entities/figures/metrics.ts'
import type { FigureFilters } from '#src/features/funnel-report/filters.ts'
import { shareWords } from '#src/features/funnel-report/words.ts'
import { dateShort } from '#src/lib/dates.ts'
import { count } from '#src/lib/format.ts'
import { shareOf } from '#src/ui/figures/change.ts'

/** The darkest shade still lets the number be read. */
const DARKEST = 0.38

/** Which part of those who began in a week or month came how far; who is still followed stands in grey, without a shade. */
export function CohortsCard({ report, filters }: { report: JourneyReport; filters: FigureFilters }) {
  const { t } = useTranslation(['funnel-report', 'figures'])
  const id = useId()
  const cohorts = report.cohorts.filter(({ steps: [began = 0] }) => began > 0)
  if (cohorts.length === 0) return null
  const [, ...later] = LADDERS.journey
  const young = cohorts.filter((each) => each.young).length
  return (
    <Card variant="outlined" sx={{ minWidth: 0 }}>
      <Box sx={{ p: { xs: 4, sm: 5 }, pb: 3 }}>
        <Typography id={id} variant="h4" component="h2">
          {t('cohorts.title')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('cohorts.sentence', { count: cohorts.length })}{' '}
          {young > 0 && t('cohorts.young', { count: young, days: FOLLOWED_DAYS })}
        </Typography>
      </Box>
      <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell scope="col" sx={{ ...STICKY, backgroundColor: 'background.default' }}>
                {t('cohorts.began')}
              </TableCell>
              <TableCell scope="col" align="right">
                {t('count.journey_began')}
              </TableCell>
              {later.map((key) => (
                <TableCell key={key} scope="col" align="right">
                  {t(`count.${key}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {cohorts.map(({ from, to, young: isYoung, steps: [began = 0, ...steps] }) => {
              const name =
                from === to ? dateShort(from) : t('cohorts.span', { from: dateShort(from), to: dateShort(to) })
              const days = { preset: 'custom_range', from, to }
              return (
                <TableRow key={from}>
                  <TableCell component="th" scope="row" sx={STICKY}>
                    {name}
                    {isYoung && (
                      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                        {t('cohorts.followed')}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell align="right" sx={NUMBER}>
                    <Link
                      component={RouterLink}
                      color="inherit"
                      to={filters.rowsOf({ count: 'journey_began' }, days)}
                      aria-label={t('open', { name: `${name}, ${t('count.journey_began')}`, count: began })}
                    >
                      {count(began)}
                    </Link>
                  </TableCell>
                  {later.map((key, at) => {
                    const n = steps[at] ?? 0
                    const share = shareOf(n, began)
                    return (
                      <TableCell
                        key={key}
                        align="right"
                        sx={{
                          ...NUMBER,
                          ...(isYoung
                            ? { color: 'text.secondary', fontStyle: 'italic' }
                            : {
                                backgroundColor: ({ palette }) =>
                                  alpha(palette.secondary.main, ((share ?? 0) / 100) * DARKEST),
                              }),
                        }}
                      >
                        <Link
                          component={RouterLink}
                          color="inherit"
                          to={filters.rowsOf({ count: key }, days)}
                          aria-label={t('open', {
                            name: `${name}, ${t(`count.${key}`)}, ${shareWords(t, share)}`,
                            count: n,
                          })}
                        >
                          {shareWords(t, share)}
                        </Link>
                      </TableCell>
                    )
                  })}
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </Box>
    </Card>
  )
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
/** On a phone the days stay while the shares are pushed aside. */
const STICKY = { position: 'sticky', left: 0, backgroundColor: 'background.paper', minWidth: 110 } as const
