import { useQuery } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { BodyOf } from '#src/contract/endpoints/endpoint.ts'
import { call } from '#src/lib/http/http.ts'

/** The secret of a second factor that is set up at the first sign-in: made once, and kept nowhere. */
export function useNewFactor(credentials: BodyOf<Endpoints['beginFactorAtSignIn']>) {
  return useQuery({
    queryKey: ['factor-at-sign-in', credentials.email],
    queryFn: () => call('beginFactorAtSignIn', { body: credentials }),
    staleTime: Infinity,
    gcTime: 0,
  })
}
