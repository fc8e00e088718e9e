import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { AttentionCard } from '#src/features/earnings/AttentionCard.tsx'
import { DailyChart } from '#src/features/earnings/DailyChart.tsx'
import { FigureCards } from '#src/features/earnings/FigureCards.tsx'
import { FirstSteps } from '#src/features/earnings/FirstSteps.tsx'
import { usePartnerHome } from '#src/features/earnings/hooks.ts'
import { LatestLeads } from '#src/features/earnings/LatestLeads.tsx'
import { HomeLink } from '#src/features/partner-offering/HomeLink.tsx'
import { getBoot } from '#src/lib/boot.ts'
import { dateShort } from '#src/lib/dates.ts'
import { useSession } from '#src/lib/session/session.ts'
import { usePeriod } from '#src/ui/figures/period.ts'
import { PeriodPicker } from '#src/ui/figures/PeriodPicker.tsx'
import { PeriodProblem } from '#src/ui/figures/PeriodProblem.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'

/** Where a partner begins the day: how it goes, what is paid next, what wants doing. */
export function PartnerHomePage() {
  const { t } = useTranslation('partner-home')
  const { partner } = useSession()
  const period = usePeriod()
  const answer = usePartnerHome(period.query, period.problem === null)
  const mayLeads = partner?.rights.includes('leads') ?? false
  return (
    <Box aria-busy={answer.isPlaceholderData}>
      <Box
        sx={{
          mb: 5,
        }}
      >
        <TitleRow beside={<PeriodPicker period={period} />}>
          <PageTitle
            {...(period.problem === null && {
              lead: t('days', { from: dateShort(period.range.from), to: dateShort(period.range.to) }),
            })}
          >
            {partner ? t('greeting', { name: partner.name }) : t('title')}
          </PageTitle>
        </TitleRow>
      </Box>
      {period.problem !== null ? (
        <PeriodProblem {...period} />
      ) : (
        <Loaded
          query={answer}
          failed={t('failed')}
          waiting={
            <Box sx={{ display: 'grid', gap: 4 }}>
              <FigureCards home={undefined} period={period.query} />
              <Skeleton variant="rounded" height={320} />
            </Box>
          }
        >
          {(home) => (
            <Box sx={{ display: 'grid', gap: 4 }}>
              <FirstSteps steps={home.first_steps} linkless={!home.may_make_links} />
              <FigureCards home={home} period={period.query} />
              <Box
                sx={{
                  display: 'grid',
                  gap: 4,
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
                }}
              >
                <DailyChart home={home} />
                {/* In a line on a phone; on a wide screen the link has its place below the chart. */}
                <Box sx={{ display: 'grid', minWidth: 0, gridRow: { lg: 'span 2' } }}>
                  <AttentionCard home={home} />
                </Box>
                {home.may_make_links && <HomeLink />}
              </Box>
              {mayLeads && <LatestLeads leads={home.latest} />}
              <Typography variant="body2" color="textSecondary">
                {t('explained')} {getBoot().mode === 'demo' && t('invented')}
              </Typography>
            </Box>
          )}
        </Loaded>
      )}
    </Box>
  )
}
