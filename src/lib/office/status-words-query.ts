import { queryOptions } from '@tanstack/react-query'
import { call } from '../http/http.ts'

/** What a lender's words mean; nobody asks for those of no lender. */
export const statusWordsQuery = (lenderId: number | null) =>
  queryOptions({
    queryKey: ['status-words', lenderId],
    queryFn: ({ signal }) => call('getStatusWords', { params: { lenderId: lenderId ?? 0 }, signal }),
    enabled: lenderId !== null,
  })
