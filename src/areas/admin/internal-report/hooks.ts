import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { QueryOf } from '#src/contract/endpoints/endpoint.ts'
import { call } from '#src/lib/http/http.ts'
import { EVERY_MINUTE } from '#src/lib/office/fresh.ts'

export function useInternalReport(query: NonNullable<QueryOf<Endpoints['getInternalReport']>>) {
  return useQuery({
    queryKey: ['internal-report', query],
    queryFn: ({ signal }) => call('getInternalReport', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    ...EVERY_MINUTE,
  })
}

export function useInternalRows(query: NonNullable<QueryOf<Endpoints['listInternalRows']>>) {
  return useQuery({
    queryKey: ['internal-rows', query],
    queryFn: ({ signal }) => call('listInternalRows', { query, signal }),
    placeholderData: keepPreviousData,
  })
}
