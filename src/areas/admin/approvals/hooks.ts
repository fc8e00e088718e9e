import { useQuery, useQueryClient } from '@tanstack/react-query'
import { WORK_LIST } from '#src/features/work-list/use-work-list.ts'
import { call } from '#src/lib/http/http.ts'

const KEY = ['approvals']

export const useApprovals = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('listApprovals', { signal }), refetchOnMount: 'always' })

/** What waits is read anew, here and in the menu. */
export function useReloadApprovals() {
  const client = useQueryClient()
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: KEY }), client.invalidateQueries({ queryKey: WORK_LIST })])
}
