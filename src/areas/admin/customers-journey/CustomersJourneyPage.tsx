import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { COUNT_KEYS, DIMENSIONS } from '#src/contract/entities/figures/metrics.ts'
import { useFigureFilters } from '#src/features/funnel-report/filters.ts'
import { useJourneyReport } from '#src/features/funnel-report/hooks.ts'
import { ReportFrame } from '#src/features/funnel-report/ReportFrame.tsx'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { VIEW_PARAM } from '#src/features/report-views/view-address.ts'
import { call } from '#src/lib/http/http.ts'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import { PERIOD_NAMES } from '#src/ui/figures/period.ts'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { CohortsCard } from './CohortsCard.tsx'
import { CutCard } from './CutCard.tsx'
import { JourneyFigures } from './JourneyFigures.tsx'
import { LadderCard } from './LadderCard.tsx'
import { StopsCard } from './StopsCard.tsx'
import { TimesCard } from './TimesCard.tsx'

const TABLES = ['figure-rows']
const TABS = ['steps', 'stops', 'cohorts', 'cut'] as const
/** Days, filters and an open view are of the whole page. */
const KEPT = [...PERIOD_NAMES, ...DIMENSIONS, 'by', VIEW_PARAM]

const BELOW = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const BESIDE = {
  ...BELOW,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const

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
          <UrlTabs
            tabs={TABS}
            label={t('staff-titles:customersJourney')}
            nameOf={(tab) => t(`tabs.${tab}`)}
            keep={KEPT}
          >
            {(tab) => (
              <Box sx={tab === 'stops' ? BESIDE : BELOW}>
                {tab === 'steps' &&
                  (['visit', 'journey', 'application'] as const).map((ladder) => (
                    <LadderCard key={ladder} ladder={ladder} report={report} filters={filters} />
                  ))}
                {tab === 'stops' && (
                  <>
                    <StopsCard report={report} filters={filters} />
                    <TimesCard report={report} />
                  </>
                )}
                {tab === 'cohorts' && <CohortsCard report={report} filters={filters} />}
                {tab === 'cut' && <CutCard report={report} by={by} filters={filters} />}
              </Box>
            )}
          </UrlTabs>
        </>
      )}
    </ReportFrame>
  )
}
