import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { call } from '#src/lib/http.ts'

/** What happened to one object, such as `lender:3`: newest first, older ones on demand. */
export function useAuditEntries(object: string) {
  return useInfiniteQuery({
    queryKey: ['audit', object],
    queryFn: ({ pageParam, signal }) =>
      call('listAuditEntries', { query: { object, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => (next === null ? undefined : String(next)),
    refetchOnMount: 'always',
  })
}

export function useVerifyAudit() {
  return useMutation({ mutationFn: () => call('verifyAudit') })
}
