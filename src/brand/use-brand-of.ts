import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#src/contract/brands/brand.ts'
import { call } from '#src/lib/http/http.ts'
import { useBrand } from './BrandProvider.tsx'

/** The brand of a code, and whether it is one: an unknown code answers the default brand. */
export function useBrandQuery(code: string, enabled = true) {
  return useQuery({
    queryKey: ['brand', code],
    queryFn: ({ signal }) => call('getBrand', { params: { code }, signal }),
    enabled: enabled && code !== '',
  })
}

/** The brand that a partner's customers see: not always that of the address by which the page is open. */
export function useBrandOf(code: string): Brand | undefined {
  const visit = useBrand()
  const own = visit.code === code.toLowerCase()
  const { data } = useBrandQuery(code, !own)
  return own ? visit : data?.brand
}
