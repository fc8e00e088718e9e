import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { mayOpen } from '#src/contract/access.ts'
import type { InternalRowFilters } from '#src/contract/endpoints/admin/figures-internal-report.ts'
import { INTERNAL_REPORT_KEYS, INTERNAL_REPORTS } from '#src/contract/entities/figures/internal-report.ts'
import type { CountName, GroupName, InternalReport } from '#src/contract/entities/figures/internal-report.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { useFigureFilters } from '#src/features/funnel-report/filters.ts'
import { TracePanel } from '#src/features/funnel-report/TracePanel.tsx'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { PERIOD_NAMES } from '#src/ui/figures/period.ts'
import type { Period } from '#src/ui/figures/period.ts'
import { PeriodPicker } from '#src/ui/figures/PeriodPicker.tsx'
import { PeriodProblem } from '#src/ui/figures/PeriodProblem.tsx'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { RowsPanel } from './RowsPanel.tsx'

const TABLES = [
  ...INTERNAL_REPORT_KEYS.flatMap((report) =>
    [...INTERNAL_REPORTS[report].counts, ...INTERNAL_REPORTS[report].groups].map((name) => `${report}-${name}`),
  ),
  'revenue-bills',
]

/** How well codes, lenders and answers work, and what is owed: figures first, and behind each the rows that it counts. */
export function InternalReportPage() {
  const { t } = useTranslation(['internal-report', 'staff-titles'])
  const { roleId } = useSession()
  const figures = useFigureFilters()
  const { period, trace } = figures
  const [params] = useSearchParams()
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="internal-report" tables={TABLES} />
          </BesideTitle>
        }
      >
        <PageTitle lead={t('lead')}>{t('staff-titles:internalReport')}</PageTitle>
      </TitleRow>
      {mayOpen(roleId, 'customer-eligibility') && (
        <Link
          component={RouterLink}
          to={withQuery(pathTo('customer-eligibility'), { tab: 'logs' })}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('dedupe')}
        </Link>
      )}
      <UrlTabs
        tabs={INTERNAL_REPORT_KEYS}
        label={t('tabs')}
        nameOf={(report) => t(`tab.${report}`)}
        keep={PERIOD_NAMES}
      >
        {(report) => {
          const filters = filtersOf(report, params, period)
          return (
            <>
              {INTERNAL_REPORTS[report].basis === 'event' && (
                <Box sx={{ mb: 5 }}>
                  <PeriodPicker period={period} comparable={filters === null && trace === null} />
                </Box>
              )}
              {INTERNAL_REPORTS[report].basis === 'event' && period.problem !== null ? (
                <PeriodProblem {...period} />
              ) : trace ? (
                <TracePanel key={params.get('view')} trace={trace} filters={figures} />
              ) : filters ? (
                <RowsPanel key={params.get('view')} filters={filters} />
              ) : (
                <ReportPanel key={`${report} ${params.get('view') ?? ''}`} report={report} period={period} />
              )}
            </>
          )
        }}
      </UrlTabs>
    </>
  )
}

/** The rows that the address asks for; null = the figures. */
function filtersOf(report: InternalReport, params: URLSearchParams, period: Period): InternalRowFilters | null {
  const { counts, groups, basis } = INTERNAL_REPORTS[report]
  const show = counts.find((each: CountName) => each === params.get('show'))
  if (show === undefined) return null
  const group = groups.find((each: GroupName) => each === params.get('group'))
  const key = params.get('key')
  return {
    report,
    show,
    ...(group !== undefined && key !== null && key !== '' && { group, key }),
    ...(basis === 'event' && period.query),
  }
}
