import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { COUNT_KEYS, DIMENSIONS } from '#src/contract/entities/figures/metrics.ts'
import { useFigureFilters } from '#src/features/funnel-report/filters.ts'
import { useJourneyReport } from '#src/features/funnel-report/hooks.ts'
import { ReportFrame } from '#src/features/funnel-report/ReportFrame.tsx'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { call } from '#src/lib/http.ts'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import { CohortsCard } from './CohortsCard.tsx'
import { CutCard } from './CutCard.tsx'
import { JourneyFigures } from './JourneyFigures.tsx'
import { LadderCard } from './LadderCard.tsx'
import { StopsCard } from './StopsCard.tsx'
import { TimesCard } from './TimesCard.tsx'

const TABLES = ['figure-rows']

/** How far people come, how long it takes, where they stop and why; every figure opens the rows it counts. */
export function CustomersJourneyPage() {
  const { t } = useTranslation(['funnel-report', 'staff-titles'])
  const filters = useFigureFilters()
  const [params] = useSearchParams()
  const by = DIMENSIONS.find((each) => each === params.get('by')) ?? 'source'
  const query = { ...filters.query, by }
  const journey = useJourneyReport(query, filters.period.problem === null && filters.trace === null)
  return (
    <ReportFrame
      title={t('staff-titles:customersJourney')}
      lead={t('journey.lead')}
      views={<ReportViews page="customers-journey" tables={TABLES} />}
      filters={filters}
      names={DIMENSIONS}
      choices={journey.data?.choices ?? {}}
      counts={COUNT_KEYS}
      report={journey}
      file={
        <ExportButtons
          name="customers-journey"
          period={filters.period.range}
          file={(format) => call('exportJourneyReport', { query: { ...query, format } })}
        />
      }
    >
      {(report) => (
        <>
          {filters.chosen.lender !== undefined && <Typography>{t('journey.ofLender')}</Typography>}
          <JourneyFigures report={report} filters={filters} />
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
            }}
          >
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {(['visit', 'journey', 'application'] as const).map((ladder) => (
                <LadderCard key={ladder} ladder={ladder} report={report} filters={filters} />
              ))}
            </Box>
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <StopsCard report={report} filters={filters} />
              <TimesCard report={report} />
            </Box>
          </Box>
          <CohortsCard report={report} filters={filters} />
          <CutCard report={report} by={by} filters={filters} />
        </>
      )}
    </ReportFrame>
  )
}
