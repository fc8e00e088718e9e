import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { QueryOf, ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import type { MerchantApproval } from '#src/contract/entities/merchants/merchant.ts'
import type { PartnerStandingChange } from '#src/contract/entities/partners/partner-standing.ts'
import { call } from '#src/lib/http/http.ts'

export type ApprovedMerchant = ResponseOf<Endpoints['approveMerchantRequest']>
type RequestQuery = NonNullable<QueryOf<Endpoints['listMerchantRequests']>>

const REQUESTS = ['merchant-requests']
const MERCHANTS = ['merchants']

export function useMerchants() {
  return useQuery({
    queryKey: MERCHANTS,
    queryFn: ({ signal }) => call('listMerchants', { signal }),
    refetchOnMount: 'always',
  })
}

export function useMerchantRequests(query: RequestQuery) {
  return useQuery({
    queryKey: [...REQUESTS, query],
    queryFn: ({ signal }) => call('listMerchantRequests', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** How many requests wait for a decision; 0 while that is not known. */
export const useOpenRequests = (): number => useMerchantRequests({ status: 'open' }).data?.counts.open ?? 0

/** One request; every look at it is recorded, so it is read when it is opened and not again. */
export function useMerchantRequest(id: number) {
  return useQuery({
    queryKey: ['merchant-request', id],
    queryFn: ({ signal }) => call('getMerchantRequest', { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

function useReload() {
  const client = useQueryClient()
  return () => Promise.all([REQUESTS, MERCHANTS].map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useApprove(id: number) {
  return useMutation({
    mutationFn: (body: MerchantApproval) => call('approveMerchantRequest', { params: { id }, body }),
    onSettled: useReload(),
  })
}

export function useDecline(id: number) {
  return useMutation({
    mutationFn: (reason: string) => call('declineMerchantRequest', { params: { id }, body: { reason } }),
    onSettled: useReload(),
  })
}

const standingKey = (partnerId: number) => ['partner-standing', partnerId]

export const useStanding = (partnerId: number) =>
  useQuery({
    queryKey: standingKey(partnerId),
    queryFn: ({ signal }) => call('getPartnerStanding', { params: { id: partnerId }, signal }),
    refetchOnMount: 'always',
  })

export function useChangeStanding(partnerId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PartnerStandingChange) => call('changePartnerStanding', { params: { id: partnerId }, body }),
    onSettled: () =>
      Promise.all(
        [standingKey(partnerId), MERCHANTS, ['audit']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}
