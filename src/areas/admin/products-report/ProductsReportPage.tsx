import { useTranslation } from 'react-i18next'
import { COUNT_KEYS, COUNTS } from '#src/contract/figures/metrics.ts'
import { useFigureFilters } from '#src/features/funnel-report/filters.ts'
import { useProductsReport } from '#src/features/funnel-report/hooks.ts'
import { ProductFigures } from '#src/features/funnel-report/ProductFigures.tsx'
import { ReportFrame } from '#src/features/funnel-report/ReportFrame.tsx'
import { ProductsTable } from './ProductsTable.tsx'

const KEYS = COUNT_KEYS.filter((key) => COUNTS[key] === 'application')

/** What became of the applications of some days, product by product. */
export function ProductsReportPage() {
  const { t } = useTranslation(['funnel-report', 'staff-titles'])
  const filters = useFigureFilters()
  return (
    <ReportFrame
      title={t('staff-titles:productsReport')}
      lead={t('products.lead')}
      filters={filters}
      names={['product', 'channel']}
      choices={{}}
      counts={KEYS}
      report={useProductsReport({ ...filters.query, by: 'product' })}
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
