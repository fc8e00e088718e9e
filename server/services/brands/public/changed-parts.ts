import { isDeepStrictEqual } from 'node:util'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'

/** What differs between two themes, as the log keeps it. */
export function changedParts(
  from: BrandTheme | null,
  to: BrandTheme | null,
): { before: Partial<BrandTheme>; after: Partial<BrandTheme> } {
  const names = Object.keys(to ?? from ?? {}) as (keyof BrandTheme)[]
  const changed = names.filter((name) => !isDeepStrictEqual(from?.[name], to?.[name]))
  const of = (theme: BrandTheme | null) => (theme ? Object.fromEntries(changed.map((name) => [name, theme[name]])) : {})
  return { before: of(from), after: of(to) }
}
