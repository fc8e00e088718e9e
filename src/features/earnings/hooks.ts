import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { QueryOf, ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import { call } from '#src/lib/http/http.ts'
import type { PeriodQuery } from '#src/ui/figures/period.ts'

export type PartnerHome = ResponseOf<Endpoints['getPartnerHome']>
type Report = 'listLeadReport' | 'listApplicationReport' | 'listDisbursalReport' | 'listPayoutReport'
type ReportQuery<K extends Report> = NonNullable<QueryOf<Endpoints[K]>>

export function usePartnerHome(query: PeriodQuery, enabled: boolean) {
  return useQuery({
    queryKey: ['partner-home', query],
    queryFn: ({ signal }) => call('getPartnerHome', { query, signal }),
    enabled,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export const useOwnFigureTrace = (query: NonNullable<QueryOf<Endpoints['traceOwnFigure']>>) =>
  useQuery({
    queryKey: ['partner-figure-trace', query],
    queryFn: ({ signal }) => call('traceOwnFigure', { query, signal }),
  })

export const useLeadReport = (query: ReportQuery<'listLeadReport'>) =>
  useQuery({
    queryKey: ['partner-report', 'leads', query],
    queryFn: ({ signal }) => call('listLeadReport', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Whom the partner's own system named. */
export const useLeadNamings = () =>
  useQuery({
    queryKey: ['partner-report', 'namings'],
    queryFn: ({ signal }) => call('listLeadNamings', { signal }),
  })

export const useApplicationReport = (query: ReportQuery<'listApplicationReport'>) =>
  useQuery({
    queryKey: ['partner-report', 'applications', query],
    queryFn: ({ signal }) => call('listApplicationReport', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const useDisbursalReport = (query: ReportQuery<'listDisbursalReport'>) =>
  useQuery({
    queryKey: ['partner-report', 'disbursals', query],
    queryFn: ({ signal }) => call('listDisbursalReport', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const usePayoutReport = (query: ReportQuery<'listPayoutReport'>) =>
  useQuery({
    queryKey: ['partner-report', 'payouts', query],
    queryFn: ({ signal }) => call('listPayoutReport', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const useStatements = () =>
  useQuery({
    queryKey: ['partner-report', 'statements'],
    queryFn: ({ signal }) => call('listPayoutStatements', { signal }),
  })

export const useOwnTax = () =>
  useQuery({
    queryKey: ['partner-report', 'tax'],
    queryFn: ({ signal }) => call('listOwnTax', { signal }),
  })

export function useCreateDispute() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ payout_id, reason }: { payout_id: number; reason: string }) =>
      call('createPayoutDispute', { params: { payoutId: payout_id }, body: { reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['partner-report', 'payouts'] }),
  })
}
