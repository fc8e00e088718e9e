import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { QueryOf } from '#src/contract/endpoints/endpoint.ts'
import { call } from '#src/lib/http/http.ts'

const KEY = ['all-tracking-links']

export function useAllLinks(query: NonNullable<QueryOf<Endpoints['listAllTrackingLinks']>>) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => call('listAllTrackingLinks', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export const useLeadHistory = (reference: string) =>
  useQuery({
    queryKey: [...KEY, 'lead', reference],
    queryFn: ({ signal }) => call('getLeadHistory', { params: { reference }, signal }),
    refetchOnMount: 'always',
  })

export function useReloadLinks() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
