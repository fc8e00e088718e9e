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
import { call } from '#src/lib/http.ts'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import { PeriodPicker } from '#src/ui/figures/PeriodPicker.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { TitleRow } from '#src/ui/TitleRow.tsx'
import { LendersByProducts } from './LendersByProducts.tsx'

const KEYS = COUNT_KEYS.filter((key) => COUNTS[key] === 'application')

/** Lenders down, products across: what became of the applications of some days. */
export function VendorsProductsReportPage() {
  const { t } = useTranslation(['funnel-report', 'staff-titles'])
  const filters = useFigureFilters()
  const [params] = useSearchParams()
  const query = { ...filters.query, by: 'lender' } as const
  const report = useProductsReport(query)
  const rows = readRowsOf(params, KEYS)
  return (
    <>
      <TitleRow beside={<PeriodPicker period={filters.period} comparable />}>
        <PageTitle lead={t('vendors.lead')}>{t('staff-titles:vendorsProductsReport')}</PageTitle>
      </TitleRow>
      <FilterBar filters={filters} names={['product', 'channel']} choices={{}} />
      {rows ? (
        <FigureRows of={rows} filters={filters} />
      ) : (
        <Loaded query={report} failed={t('failed')} waiting={<Skeleton variant="rounded" height={320} />} older="goes">
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
                <ExportButtons name="lenders-products" csv={() => call('exportProductsReport', { query })} />
              </Box>
              <ProductFigures report={data} filters={filters} />
              <LendersByProducts report={data} filters={filters} />
            </Box>
          )}
        </Loaded>
      )}
    </>
  )
}
