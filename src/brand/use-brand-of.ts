import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#src/contract/brands/brand.ts'
import { useBrand } from './BrandProvider.tsx'

/** The brand that a partner's customers see: not always that of the address by which the page is open. */
export function useBrandOf(code: string): Brand | undefined {
  const visit = useBrand()
  const own = visit.code === code.toLowerCase()
  const { data } = useQuery({
    queryKey: ['brand', code],
    queryFn: async () => (await import('#src/contract/brands/find-brand.ts')).findBrand(code),
    enabled: !own,
    staleTime: Infinity,
  })
  return own ? visit : data
}
