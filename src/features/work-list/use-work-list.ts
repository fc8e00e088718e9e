import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { WorkList } from '#src/contract/entities/figures/work-list.ts'
import { call } from '#src/lib/http/http.ts'

export const WORK_LIST = ['work-list']

/** What waits, asked once for the dashboard, the menu and the bell. */
export const useWorkList = (
  options: Pick<UseQueryOptions<WorkList>, 'enabled' | 'refetchOnMount' | 'refetchInterval'>,
) => useQuery({ ...options, queryKey: WORK_LIST, queryFn: ({ signal }) => call('getWorkList', { signal }) })
