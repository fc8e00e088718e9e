import { useQuery } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'
import { ADMIN_LENDERS } from '#src/lib/office/lenders-query.ts'

export function useFactSheet() {
  return useQuery({
    queryKey: [...ADMIN_LENDERS, 'fact-sheet'],
    queryFn: ({ signal }) => call('getFactSheet', { signal }),
    refetchOnMount: 'always',
  })
}
