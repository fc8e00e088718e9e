import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { AuditFilters } from '#src/contract/endpoints/admin/audit.ts'
import type { FileFormat } from '#src/contract/endpoints/file-format.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { call } from '#src/lib/http.ts'

/** It reads the whole log, milliseconds. */
const VERIFY_TIMEOUT_MS = 300_000

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
  return useMutation({ mutationFn: () => call('verifyAudit', { timeoutMs: VERIFY_TIMEOUT_MS }) })
}

/** A page of the whole log; the page before stays until the next one is here. */
export function useAuditLog(query: AuditFilters & PageQuery) {
  return useQuery({
    queryKey: ['audit', 'log', query],
    queryFn: ({ signal }) => call('listAuditLog', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export const downloadAuditLog = (query: AuditFilters & { format: FileFormat }): Promise<Blob> =>
  call('exportAuditLog', { query })
