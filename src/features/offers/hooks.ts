import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'
import { getKfs, getOffers, getWhatIf } from './api.ts'
import type { LoanRequest, Tried } from './api.ts'

/** Every lender's answer for the request. The list on screen stays while a changed request is being answered. */
export function useOffers(appId: string | null, request: LoanRequest) {
  return useQuery({
    queryKey: ['offers', appId, request.amount, request.tenure],
    queryFn: ({ signal }) => getOffers(appId ?? '', request, signal),
    enabled: appId !== null,
    placeholderData: keepPreviousData,
  })
}

/** The indicative Key Fact Statement for exactly this amount and term. */
export function useKfs(appId: string | null, lenderId: number, request: LoanRequest | null) {
  return useQuery({
    queryKey: ['kfs', appId, lenderId, request?.amount, request?.tenure],
    queryFn: ({ signal }) => getKfs(appId ?? '', lenderId, request ?? { amount: null, tenure: null }, signal),
    enabled: appId !== null && request !== null,
  })
}

const scoreQuery = (appId: string | null) =>
  queryOptions({
    queryKey: ['offers', appId, 'credit-score'],
    queryFn: async ({ signal }) => (await call('getCreditScore', { params: { appId: appId ?? '' }, signal })).data,
  })

/** The customer's score and what it changed in the offers. */
export const useCreditScore = (appId: string | null) => useQuery({ ...scoreQuery(appId), enabled: appId !== null })

/** The same as far as it is known: asks for nothing. */
export const useKnownScore = (appId: string | null) => useQuery({ ...scoreQuery(appId), enabled: false })

/** What the tried figures would do; the answer before stays on the screen while they are being asked for. */
export function useWhatIf(appId: string, request: LoanRequest, tried: Tried) {
  return useQuery({
    queryKey: ['what-if', appId, request.amount, request.tenure, tried.amount, tried.tenure, tried.income],
    queryFn: ({ signal }) => getWhatIf(appId, request, tried, signal),
    placeholderData: keepPreviousData,
  })
}

/** The lists that the customer was shown, made again. */
export function useReplayedLists(appId: string) {
  return useQuery({
    queryKey: ['replays', appId],
    queryFn: async ({ signal }) => (await call('replayOffers', { params: { appId }, signal })).data,
    staleTime: 0,
  })
}
