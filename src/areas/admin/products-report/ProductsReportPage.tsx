import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { COUNT_KEYS, COUNTS } from '#src/contract/figures/metrics.ts'
import { FigureRows } from '#src/features/funnel-report/FigureRows.tsx'
import { FilterBar } from '#src/features/funnel-report/FilterBar.tsx'
import { readRowsOf, useFigureFilters } from '#src/features/funnel-report/filters.ts'
import { useProductsReport } from '#src/features/funnel-report/hooks.ts'
import { ProductFigures } from '#src/features/funnel-report/ProductFigures.tsx'
import { ReportNotes } from '#src/features/funnel-report/ReportNotes.tsx'
import { PeriodPicker } from '#src/ui/figures/PeriodPicker.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { TitleRow } from '#src/ui/TitleRow.tsx'
import { ProductsTable } from './ProductsTable.tsx'

const KEYS = COUNT_KEYS.filter((key) => COUNTS[key] === 'application')

/** What became of the applications of some days, product by product. */
export function ProductsReportPage() {
  const { t } = useTranslation(['funnel-report', 'staff-titles'])
  const filters = useFigureFilters()
  const [params] = useSearchParams()
  const report = useProductsReport({ ...filters.query, by: 'product' })
  const rows = readRowsOf(params, KEYS)
  return (
    <>
      <TitleRow beside={<PeriodPicker period={filters.period} comparable />}>
        <PageTitle lead={t('products.lead')}>{t('staff-titles:productsReport')}</PageTitle>
      </TitleRow>
      <FilterBar filters={filters} names={['product', 'channel']} choices={{}} />
      {rows ? (
        <FigureRows of={rows} filters={filters} />
      ) : (
        <Loaded query={report} failed={t('failed')} waiting={<Skeleton variant="rounded" height={320} />} older="goes">
          {(data) => (
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <ReportNotes basis={data} />
              <ProductFigures report={data} filters={filters} />
              <ProductsTable report={data} filters={filters} />
            </Box>
          )}
        </Loaded>
      )}
    </>
  )
}
