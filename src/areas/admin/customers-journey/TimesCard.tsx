import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { JourneyReport } from '#src/contract/entities/figures/funnel-report.ts'
import { hoursWords, passportOf } from '#src/features/funnel-report/words.ts'
import { count } from '#src/lib/format.ts'
import { ChartCard } from '#src/ui/figures/ChartCard.tsx'
import { Passport } from '#src/ui/figures/Passport.tsx'

/** How long a step takes: a bar from the usual time to the slow one. */
export function TimesCard({ report }: { report: JourneyReport }) {
  const { t } = useTranslation(['funnel-report', 'metrics'])
  const { times } = report
  const longest = Math.max(1, ...times.map(({ p90 }) => p90 ?? 0))
  const paid = times.find(({ key }) => key === 'disbursal')
  const place = (hours: number | null) => `${((hours ?? 0) / longest) * 100}%`
  return (
    <ChartCard
      title={t('times.title')}
      sentence={
        paid && paid.n > 0
          ? t('times.sentence', { count: paid.n, median: hoursWords(t, paid.median), p90: hoursWords(t, paid.p90) })
          : t('times.nobody')
      }
      heads={[t('times.until'), t('head.number'), t('times.median'), t('times.p90'), t('times.before')]}
      rows={times.map(({ key, n, median, p90, median_before }) => [
        t(`times.key.${key}`),
        count(n),
        hoursWords(t, median),
        hoursWords(t, p90),
        hoursWords(t, median_before),
      ])}
      below={<Passport {...passportOf(t, 'time_to_disbursal', report.as_of)} />}
    >
      <Box component="ul" aria-label={t('times.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {times.map(({ key, median, p90 }) => (
          <Box component="li" key={key} sx={{ mb: 3 }}>
            <Typography variant="body2">
              {median === null
                ? t('times.noneYet', { name: t(`times.key.${key}`) })
                : t('times.line', {
                    name: t(`times.key.${key}`),
                    median: hoursWords(t, median),
                    p90: hoursWords(t, p90),
                  })}
            </Typography>
            <Box
              aria-hidden="true"
              sx={{ position: 'relative', height: 10, borderRadius: 1, backgroundColor: 'action.hover' }}
            >
              <Box
                sx={{
                  position: 'absolute',
                  left: `min(${place(median)}, calc(100% - 6px))`,
                  width: `max(6px, calc(${place(p90)} - ${place(median)}))`,
                  maxWidth: 1,
                  height: 1,
                  borderRadius: 1,
                  backgroundColor: median === null ? 'transparent' : 'secondary.main',
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </ChartCard>
  )
}
