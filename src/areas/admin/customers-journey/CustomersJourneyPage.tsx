import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { COUNT_KEYS, DIMENSIONS } from '#src/contract/figures/metrics.ts'
import { FigureRows } from '#src/features/funnel-report/FigureRows.tsx'
import { FilterBar } from '#src/features/funnel-report/FilterBar.tsx'
import { readRowsOf, useFigureFilters } from '#src/features/funnel-report/filters.ts'
import { useJourneyReport } from '#src/features/funnel-report/hooks.ts'
import { ReportNotes } from '#src/features/funnel-report/ReportNotes.tsx'
import { call } from '#src/lib/http.ts'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import { PeriodPicker } from '#src/ui/figures/PeriodPicker.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { TitleRow } from '#src/ui/TitleRow.tsx'
import { CutCard } from './CutCard.tsx'
import { JourneyFigures } from './JourneyFigures.tsx'
import { LadderCard } from './LadderCard.tsx'
import { StopsCard } from './StopsCard.tsx'
import { TimesCard } from './TimesCard.tsx'

/** How far people come, how long it takes, where they stop and why; every figure opens the rows it counts. */
export function CustomersJourneyPage() {
  const { t } = useTranslation(['funnel-report', 'staff-titles'])
  const filters = useFigureFilters()
  const [params] = useSearchParams()
  const by = DIMENSIONS.find((each) => each === params.get('by')) ?? 'source'
  const query = { ...filters.query, by }
  const report = useJourneyReport(query)
  const rows = readRowsOf(params, COUNT_KEYS)
  return (
    <>
      <TitleRow beside={<PeriodPicker period={filters.period} comparable />}>
        <PageTitle lead={t('journey.lead')}>{t('staff-titles:customersJourney')}</PageTitle>
      </TitleRow>
      <FilterBar filters={filters} names={DIMENSIONS} choices={report.data?.choices ?? {}} />
      {rows ? (
        <FigureRows of={rows} filters={filters} />
      ) : (
        <Loaded query={report} failed={t('failed')} waiting={<Skeleton variant="rounded" height={420} />} older="goes">
          {(data) => (
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 3,
                  alignItems: 'center',
                  justifyContent: 'space-between',
                }}
              >
                <ReportNotes basis={data} />
                <ExportButtons name="customers-journey" csv={() => call('exportJourneyReport', { query })} />
              </Box>
              {filters.chosen.lender !== undefined && <Typography>{t('journey.ofLender')}</Typography>}
              <JourneyFigures report={data} filters={filters} />
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
                    <LadderCard key={ladder} ladder={ladder} report={data} filters={filters} />
                  ))}
                </Box>
                <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                  <StopsCard report={data} filters={filters} />
                  <TimesCard report={data} />
                </Box>
              </Box>
              <CutCard report={data} by={by} filters={filters} />
            </Box>
          )}
        </Loaded>
      )}
    </>
  )
}
