import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { FunnelStep, JourneyReport } from '#src/contract/entities/figures/funnel-report.ts'
import type { FigureFilters } from '#src/features/funnel-report/filters.ts'
import { isYoung } from '#src/features/funnel-report/ReportNotes.tsx'
import { shareWords } from '#src/features/funnel-report/words.ts'
import { count } from '#src/lib/format.ts'
import { shareOf } from '#src/ui/figures/change.ts'
import { ChartCard } from '#src/ui/figures/ChartCard.tsx'

interface LadderCardProps {
  ladder: 'visit' | 'journey' | 'application'
  report: JourneyReport
  filters: FigureFilters
}

/** More lost than this many points beyond what was usual before is marked, where enough came so far to tell. */
const UNUSUAL_POINTS = 5
const ENOUGH = 30

/** The steps of a ladder as bars on one scale: how many, which part of those who began, and how many were lost. */
export function LadderCard({ ladder, report, filters }: LadderCardProps) {
  const { t } = useTranslation(['funnel-report', 'figures'])
  const steps = report[ladder]
  const [first] = steps
  if (!first) return null
  const young = isYoung(report)
  const rows = steps.map((step, at) => ({ step, ...partsOf(steps, at) }))
  const worst = rows.slice(1).sort((a, b) => (b.lost ?? 0) - (a.lost ?? 0))[0]
  const shareText = (share: number | null) => shareWords(t, share)
  const lostText = (lost: number | null) => (lost ? t('lost', { value: shareText(lost) }) : '')
  return (
    <ChartCard
      title={t(`ladder.${ladder}.title`)}
      sentence={
        first.n === 0 || !worst || !worst.lost
          ? t(`ladder.${ladder}.nobody`, { count: first.n })
          : t(`ladder.${ladder}.sentence`, {
              count: first.n,
              step: t(`count.${worst.step.key}`),
              lost: shareText(worst.lost),
            })
      }
      heads={[t('head.step'), t('head.number'), t('head.ofStart'), t('head.ofStep'), t('head.lost'), t('head.before')]}
      rows={rows.map(({ step, share, ofStep, lost }) => [
        <Link key="n" component={RouterLink} to={filters.rowsOf({ count: step.key })}>
          {t(`count.${step.key}`)}
        </Link>,
        count(step.n),
        shareText(share),
        shareText(ofStep),
        lostText(lost),
        count(step.before),
      ])}
    >
      <Box component="ol" aria-label={t(`ladder.${ladder}.title`)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ step, share, lost, unusual }) => (
          <Box
            component="li"
            key={step.key}
            sx={{
              display: 'grid',
              columnGap: 3,
              alignItems: 'center',
              minHeight: 44,
              gridTemplateColumns: { xs: '1fr auto auto', sm: '150px minmax(60px, 1fr) 72px 60px 72px' },
            }}
          >
            <Link
              component={RouterLink}
              to={filters.rowsOf({ count: step.key })}
              aria-label={t('open', { name: t(`count.${step.key}`), count: step.n })}
              variant="body2"
            >
              {t(`count.${step.key}`)}
            </Link>
            <Box
              aria-hidden="true"
              sx={{
                gridColumn: { xs: '1 / -1', sm: 'auto' },
                gridRow: { xs: 2, sm: 'auto' },
                height: { xs: 10, sm: 22 },
                mb: { xs: 2, sm: 0 },
              }}
            >
              <Box
                sx={{
                  width: `${share ?? 0}%`,
                  minWidth: step.n > 0 ? 6 : 0,
                  height: 1,
                  borderRadius: 1,
                  backgroundColor: unusual ? 'warning.main' : 'secondary.main',
                }}
              />
            </Box>
            <Typography
              variant="body2"
              sx={{ fontWeight: 500, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {count(step.n)}
            </Typography>
            <Typography
              variant="body2"
              sx={{
                textAlign: 'right',
                fontVariantNumeric: 'tabular-nums',
                color: 'text.secondary',
                fontStyle: young ? 'italic' : 'normal',
              }}
            >
              {shareText(share)}
            </Typography>
            <Typography
              variant="body2"
              sx={{
                display: { xs: 'none', sm: 'block' },
                textAlign: 'right',
                fontVariantNumeric: 'tabular-nums',
                ...(unusual && { color: 'warning.main', fontWeight: 500 }),
              }}
            >
              {lostText(lost)}
            </Typography>
          </Box>
        ))}
      </Box>
    </ChartCard>
  )
}

/** Of a step: its part of the start and of the step before, what was lost there, and whether that was more than before. */
function partsOf(steps: readonly FunnelStep[], at: number) {
  const [first, before, step] = [steps[0], steps[at - 1], steps[at]]
  if (!first || !step) return { share: null, ofStep: null, lost: null, unusual: false }
  const share = shareOf(step.n, first.n)
  if (!before) return { share, ofStep: null, lost: null, unusual: false }
  const lostOf = (n: number, of: number) => (of === 0 ? null : Math.round(((of - n) / of) * 1000) / 10)
  const [lost, usual] = [lostOf(step.n, before.n), lostOf(step.before, before.before)]
  return {
    share,
    ofStep: shareOf(step.n, before.n),
    lost,
    unusual: lost !== null && usual !== null && before.before >= ENOUGH && lost - usual > UNUSUAL_POINTS,
  }
}
