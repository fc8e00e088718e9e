import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import type { CountKey, Dimension } from '#src/contract/entities/figures/metrics.ts'
import { PeriodPicker } from '#src/ui/figures/PeriodPicker.tsx'
import { PeriodProblem } from '#src/ui/figures/PeriodProblem.tsx'
import type { Answer } from '#src/ui/page/answer.ts'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { FigureRows } from './FigureRows.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { FilterBarProps } from './FilterBar.tsx'
import { readRowsOf } from './filters.ts'
import { ReportNotes } from './ReportNotes.tsx'
import { TracePanel } from './TracePanel.tsx'

interface ReportFrameProps<Report> extends FilterBarProps {
  title: string
  lead: string
  names: readonly Dimension[]
  /** Counts whose rows the address may ask for. */
  counts: readonly CountKey[]
  report: Answer<Report>
  /** The report as a file, where no table of it brings its own. */
  file?: ReactNode
  /** The report's saved views. */
  views: ReactNode
  children: (report: Report) => ReactNode
}

/** A report of figures: its days, what narrows it, and either the report or the rows behind one of its figures. */
export function ReportFrame<Report extends Pick<ProductsReport, 'as_of' | 'range' | 'young_from'>>({
  title,
  lead,
  counts,
  report,
  file,
  views,
  children,
  ...bar
}: ReportFrameProps<Report>) {
  const { t } = useTranslation('funnel-report')
  const [params] = useSearchParams()
  const rows = readRowsOf(params, counts)
  return (
    <>
      <TitleRow beside={<BesideTitle>{views}</BesideTitle>}>
        <PageTitle lead={lead}>{title}</PageTitle>
      </TitleRow>
      <Box sx={{ mt: 4 }}>
        <PeriodPicker period={bar.filters.period} comparable={bar.filters.trace === null} />
      </Box>
      {bar.filters.trace === null && <FilterBar {...bar} />}
      {bar.filters.period.problem !== null ? (
        <PeriodProblem {...bar.filters.period} />
      ) : bar.filters.trace ? (
        <TracePanel key={params.get('view')} trace={bar.filters.trace} filters={bar.filters} />
      ) : rows ? (
        <FigureRows key={params.get('view')} of={rows} filters={bar.filters} />
      ) : (
        <Loaded query={report} failed={t('failed')} waiting={<Skeleton variant="rounded" height={420} />} older="goes">
          {(data) => (
            <Box key={params.get('view')} sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
                {file}
              </Box>
              {children(data)}
            </Box>
          )}
        </Loaded>
      )}
    </>
  )
}
