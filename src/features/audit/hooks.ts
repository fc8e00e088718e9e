import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AuditFilters } from '#src/contract/endpoints/admin/audit.ts'
import type { FileFormat } from '#src/contract/endpoints/file-format.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { call } from '#src/lib/http/http.ts'
import type { Values } from './restores.ts'

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

/** What a record holds now of the values that would come back: read for this dialog alone. */
export function usePresent(object: string, auditId: number, read: () => Promise<Values>) {
  return useQuery({
    queryKey: ['audit-present', object, auditId],
    queryFn: read,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Whatever screens show of a record that came back is older than that. */
export function useReloadAll() {
  const client = useQueryClient()
  return () => void client.invalidateQueries()
}

interface Restored {
  onSuccess: (expected: Values) => void
  onError: (error: Error) => void
}

/** Brings values back, if what is there is what was expected. */
export function useRestore(restore: (expected: Values) => Promise<unknown>, { onSuccess, onError }: Restored) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: restore,
    onSuccess: (_, expected) => {
      onSuccess(expected)
      return client.invalidateQueries()
    },
    // The present value too. A page that found nothing shows nothing old: asked again, it would go, and this question with it.
    onError: (error) => {
      onError(error)
      return client.invalidateQueries({ predicate: ({ state }) => state.data !== undefined })
    },
  })
}
