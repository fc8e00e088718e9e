import { useTranslation } from 'react-i18next'
import { COUNT_KEYS, COUNTS } from '#src/contract/entities/figures/metrics.ts'
import { useFigureFilters } from '#src/features/funnel-report/filters.ts'
import { useProductsReport } from '#src/features/funnel-report/hooks.ts'
import { ProductFigures } from '#src/features/funnel-report/ProductFigures.tsx'
import { ReportFrame } from '#src/features/funnel-report/ReportFrame.tsx'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { call } from '#src/lib/http/http.ts'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import { LendersByProducts } from './LendersByProducts.tsx'

const KEYS = COUNT_KEYS.filter((key) => COUNTS[key] === 'application')

const TABLES = ['figure-rows']

/** Lenders down, products across: what became of the applications of some days. */
export function VendorsProductsReportPage() {
  const { t } = useTranslation(['funnel-report', 'staff-titles'])
  const filters = useFigureFilters()
  const query = { ...filters.query, by: 'lender' } as const
  return (
    <ReportFrame
      title={t('staff-titles:vendorsProductsReport')}
      lead={t('vendors.lead')}
      views={<ReportViews page="vendors-products-report" tables={TABLES} />}
      filters={filters}
      names={['product', 'channel']}
      choices={{}}
      counts={KEYS}
      report={useProductsReport(query, filters.period.problem === null && filters.trace === null)}
      file={
        <ExportButtons
          name="lenders-products"
          period={filters.period.range}
          file={(format) => call('exportProductsReport', { query: { ...query, format } })}
        />
      }
    >
      {(report) => (
        <>
          <ProductFigures report={report} filters={filters} />
          <LendersByProducts report={report} filters={filters} />
        </>
      )}
    </ReportFrame>
  )
}
