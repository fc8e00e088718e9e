import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#src/contract/brands/brand.ts'
import { loadFonts } from '#src/features/marketing/load-fonts.ts'

/** True as soon as pictures can be drawn with the brand's letters. */
export function useFonts(brand: Brand | undefined) {
  return useQuery({
    queryKey: ['creative-fonts', brand?.font],
    queryFn: async () => {
      if (brand) await loadFonts(brand)
      return true
    },
    enabled: brand !== undefined,
    staleTime: Infinity,
  })
}
