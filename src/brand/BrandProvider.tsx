import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Brand } from '#src/contract/brands/brand.ts'

const BrandContext = createContext<Brand | undefined>(undefined)

/** Gives the brand, decided before the first paint, to everything below. Loads no UI library. */
export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>
}

/** The brand of this visit. Throws outside a BrandProvider. */
export function useBrand(): Brand {
  const brand = use(BrandContext)
  if (!brand) throw new Error('useBrand needs a BrandProvider above it')
  return brand
}
