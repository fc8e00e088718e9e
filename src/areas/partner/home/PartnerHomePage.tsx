import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { AttentionCard } from '#src/features/earnings/AttentionCard.tsx'
import { DailyChart } from '#src/features/earnings/DailyChart.tsx'
import { FigureCards } from '#src/features/earnings/FigureCards.tsx'
import { usePartnerHome } from '#src/features/earnings/hooks.ts'
import { LatestLeads } from '#src/features/earnings/LatestLeads.tsx'
import { usePeriod } from '#src/features/earnings/period.ts'
import { PeriodPicker } from '#src/features/earnings/PeriodPicker.tsx'
import { HomeLink } from '#src/features/partner-offering/HomeLink.tsx'
import { getBoot } from '#src/lib/boot.ts'
import { dateShort } from '#src/lib/dates.ts'
import { useSession } from '#src/lib/session.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'

/** Where a partner begins the day: how it goes, what is paid next, what wants doing. */
export function PartnerHomePage() {
  const { t } = useTranslation('partner-home')
  const { partner } = useSession()
  const period = usePeriod()
  const { data: home, error, refetch, isPlaceholderData } = usePartnerHome(period.query)
  const mayLeads = partner?.rights.includes('leads') ?? false
  return (
    <Box aria-busy={isPlaceholderData}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 4,
          mb: 5,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {partner ? t('greeting', { name: partner.name }) : t('title')}
          </Typography>
          <Typography color="textSecondary">
            {t('days', { from: dateShort(period.range.from), to: dateShort(period.range.to) })}
          </Typography>
        </Box>
        <PeriodPicker period={period} />
      </Box>
      {error && (
        <Box sx={{ mb: 4 }}>
          <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {(home ?? !error) && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <FigureCards home={home} />
          {home ? (
            <>
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
                <HomeLink />
              </Box>
              {mayLeads && <LatestLeads leads={home.latest} />}
            </>
          ) : (
            <Skeleton variant="rounded" height={320} />
          )}
          <Typography variant="body2" color="textSecondary">
            {t('explained')} {getBoot().mode === 'demo' && t('invented')}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
