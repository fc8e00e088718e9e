import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FigureFilterQuery } from '#src/contract/entities/figures/funnel-report.ts'
import type { Dimension } from '#src/contract/entities/figures/metrics.ts'
import type { TraceCut, TracedFigure } from '#src/contract/entities/figures/traces.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { call } from '#src/lib/http/http.ts'
import { EVERY_MINUTE } from '#src/lib/office/fresh.ts'
import type { RowsOf } from './filters.ts'

export const useJourneyReport = (query: FigureFilterQuery & { by: Dimension }, enabled: boolean) =>
  useQuery({
    queryKey: ['customers-journey', query],
    queryFn: ({ signal }) => call('getJourneyReport', { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
    ...EVERY_MINUTE,
  })

export const useProductsReport = (query: FigureFilterQuery & { by: 'product' | 'lender' }, enabled: boolean) =>
  useQuery({
    queryKey: ['products-report', query],
    queryFn: ({ signal }) => call('getProductsReport', { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
    ...EVERY_MINUTE,
  })

export const useFigureRows = (query: FigureFilterQuery & PageQuery & RowsOf) =>
  useQuery({
    queryKey: ['figure-rows', query],
    queryFn: ({ signal }) => call('listFigureRows', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const useTrace = (query: FigureFilterQuery & { figure: TracedFigure; by: TraceCut }) =>
  useQuery({
    queryKey: ['figure-trace', query],
    queryFn: ({ signal }) => call('traceFigure', { query, signal }),
  })
