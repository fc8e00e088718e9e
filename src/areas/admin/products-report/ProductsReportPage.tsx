import { useTranslation } from 'react-i18next'
import { COUNT_KEYS, COUNTS } from '#src/contract/entities/figures/metrics.ts'
import { useFigureFilters } from '#src/features/funnel-report/filters.ts'
import { useProductsReport } from '#src/features/funnel-report/hooks.ts'
import { ProductFigures } from '#src/features/funnel-report/ProductFigures.tsx'
import { ReportFrame } from '#src/features/funnel-report/ReportFrame.tsx'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { call } from '#src/lib/http/http.ts'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import { ProductsTable } from './ProductsTable.tsx'

const KEYS = COUNT_KEYS.filter((key) => COUNTS[key] === 'application')

const TABLES = ['products-report', 'figure-rows']

/** What became of the applications of some days, product by product. */
export function ProductsReportPage() {
  const { t } = useTranslation(['funnel-report', 'staff-titles'])
  const filters = useFigureFilters()
  const query = { ...filters.query, by: 'product' } as const
  return (
    <ReportFrame
      title={t('staff-titles:productsReport')}
      lead={t('products.lead')}
      views={<ReportViews page="products-report" tables={TABLES} />}
      filters={filters}
      names={['product', 'channel']}
      choices={{}}
      counts={KEYS}
      file={
        <ExportButtons
          name="products-report"
          period={filters.period.range}
          file={(format) => call('exportProductsReport', { query: { ...query, format } })}
        />
      }
      report={useProductsReport(query, filters.period.problem === null && filters.trace === null)}
    >
      {(report) => (
        <>
          <ProductFigures report={report} filters={filters} />
          <ProductsTable report={report} filters={filters} />
        </>
      )}
    </ReportFrame>
  )
}
