import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'

const keyOf = (lenderId: number) => ['lender-matters', lenderId]

/** What waits of a lender for somebody to find out. */
export function useLenderMatters(lenderId: number) {
  return useQuery({
    queryKey: keyOf(lenderId),
    queryFn: ({ signal }) => call('listLenderMatters', { params: { lenderId }, signal }),
    // Others settle them too, and new ones come.
    refetchOnMount: 'always',
  })
}

export function useTakeOnMatter(lenderId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('takeOnLenderMatter', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(lenderId) }),
  })
}

export function useSettleMatter(lenderId: number, id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { reason: string }) => call('settleLenderMatter', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(lenderId) }),
  })
}
