import { useQuery } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'

/** What changes of the method: since when the lenders are those of now. */
export const useMethod = () =>
  useQuery({ queryKey: ['method'], queryFn: async ({ signal }) => (await call('getMethod', { signal })).data })
