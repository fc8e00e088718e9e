import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'

/** Brands that a new partner can be given; the default one belongs to everybody. */
export const freeBrands = (taken: readonly string[]): { code: string; name: string }[] =>
  BRANDS.filter(({ code }) => code !== DEFAULT_BRAND.code && !taken.includes(code)).map(({ code, name }) => ({
    code,
    name,
  }))
