import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { CustomerEligibilityForm } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import type { BodyOf, QueryOf } from '#src/contract/endpoints/endpoint.ts'
import { call } from '#src/lib/http/http.ts'

export const useCheckCustomer = () =>
  useMutation({ mutationFn: (body: CustomerEligibilityForm) => call('checkExistingCustomer', { body }) })

export const useCheckFigures = () =>
  useMutation({
    mutationFn: (body: BodyOf<Endpoints['checkCustomerEligibility']>) => call('checkCustomerEligibility', { body }),
  })

/** The lists that a customer was shown, made again. */
export const useReplayLists = (body: CustomerEligibilityForm) =>
  useMutation({ mutationFn: () => call('replayCustomerLists', { body }) })

export function useDedupeChecks(query: NonNullable<QueryOf<Endpoints['listDedupeChecks']>>) {
  return useQuery({
    queryKey: ['dedupe-checks', query],
    queryFn: ({ signal }) => call('listDedupeChecks', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

const HOLDS = ['legal-holds']

export function useLegalHolds() {
  return useQuery({
    queryKey: HOLDS,
    queryFn: async ({ signal }) => (await call('listLegalHolds', { signal })).data,
    refetchOnMount: 'always',
  })
}

export function useReloadHolds() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: HOLDS })
}
