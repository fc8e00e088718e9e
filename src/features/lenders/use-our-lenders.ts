import { useQuery } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'

/** Every lender one may apply to here, by name. */
export function useOurLenders() {
  return useQuery({
    queryKey: ['our-lenders'],
    queryFn: async ({ signal }) => (await call('listOurLenders', { signal })).data,
  })
}
