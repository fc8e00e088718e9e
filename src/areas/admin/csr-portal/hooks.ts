import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CsrSearchForm, TimelineGroup } from '#src/contract/entities/support/csr.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'

const KEY = ['csr']

/** A record is asked for when it is opened, and not each time that the window is looked at. */
const ONCE = { refetchOnWindowFocus: false, refetchOnMount: 'always' } as const

export function useCsrCustomer(userId: number) {
  return useQuery({
    queryKey: [...KEY, userId],
    queryFn: async ({ signal }) => (await call('getCsrCustomer', { params: { user_id: userId }, signal })).data,
    enabled: userId > 0,
    ...ONCE,
  })
}

/** @param reference one application's entries alone */
export function useCsrTimeline(userId: number, group: TimelineGroup | null, reference: string | null) {
  return useInfiniteQuery({
    queryKey: [...KEY, userId, 'timeline', group, reference],
    queryFn: ({ pageParam, signal }) =>
      call('listCsrTimeline', {
        params: { user_id: userId },
        query: {
          ...(group !== null && { group }),
          ...(reference !== null && { reference }),
          ...(pageParam !== null && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...ONCE,
  })
}

export function useReloadCsr(userId: number) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [...KEY, userId] })
}

/** How an act for a customer ends: it is said, its dialog closes, and the record is read again. */
export function useActDone(userId: number, onClose: () => void) {
  const reload = useReloadCsr(userId)
  return (words: string) => {
    toast.success(words)
    onClose()
    return reload()
  }
}

/** A change, not a query: what was typed is in no cache. */
export const useFindCustomers = () =>
  useMutation({ mutationFn: (body: CsrSearchForm) => call('findCustomers', { body }) })
