import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { QueryOf } from '#src/contract/endpoints/endpoint.ts'
import { call } from '#src/lib/http.ts'

const KEY = ['erasure-requests']

export function useErasureRequests(query: NonNullable<QueryOf<Endpoints['listErasureRequests']>>) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => call('listErasureRequests', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export function useErasureRequest(reference: string) {
  return useQuery({
    queryKey: [...KEY, reference],
    queryFn: async ({ signal }) => (await call('getErasureRequest', { params: { reference }, signal })).data,
    refetchOnMount: 'always',
  })
}

export function useReloadErasures() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
