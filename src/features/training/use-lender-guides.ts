import { useQuery } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'

/** Every active lender as partners may explain it. */
export function useLenderGuides() {
  return useQuery({
    queryKey: ['lender-guides'],
    queryFn: async ({ signal }) => (await call('listLenderJourneys', { signal })).data,
  })
}
