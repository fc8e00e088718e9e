import { useSearchParams } from 'react-router-dom'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { withNames } from '#src/ui/with-names.ts'
import { CREATIVE_LOOKS } from './creative-palette.ts'
import type { CreativeLook } from './creative-palette.ts'
import { CREATIVE_SIZES } from './creative-sizes.ts'
import type { CreativeSize } from './creative-sizes.ts'
import { MARKETING_KINDS } from './marketing-products.ts'
import type { MarketingKind } from './marketing-products.ts'

/** One picture of the gallery. */
export interface Design {
  kind: MarketingKind
  size: CreativeSize
  language: Locale
  look: CreativeLook
}

export interface CreativeFilter {
  kind: MarketingKind | 'all'
  size: CreativeSize | 'all'
  language: Locale | 'all'
  look: CreativeLook | 'all'
}

/** The pictures that fit, product by product; where no colours are chosen they take turns. */
export function designsOf({ kind, size, language, look }: CreativeFilter): Design[] {
  const among = <T extends string>(all: readonly T[], wanted: T | 'all') =>
    all.filter((each) => wanted === 'all' || each === wanted)
  return among(CREATIVE_SIZES, size).flatMap((one, turn) =>
    among(MARKETING_KINDS, kind).flatMap((product, next) =>
      among(LOCALES, language).map((speech, last) => ({
        kind: product,
        size: one,
        language: speech,
        look: look === 'all' ? (CREATIVE_LOOKS[(turn + next + last) % CREATIVE_LOOKS.length] ?? 'brand') : look,
      })),
    ),
  )
}

/** What the gallery shows, kept in the address. */
export function useCreativeFilter() {
  const [params, setParams] = useSearchParams()
  const read = <T extends string>(name: string, all: readonly T[]) =>
    all.find((each) => each === params.get(name)) ?? 'all'
  const filter: CreativeFilter = {
    kind: read('product', MARKETING_KINDS),
    size: read('size', CREATIVE_SIZES),
    language: read('language', LOCALES),
    look: read('look', CREATIVE_LOOKS),
  }
  const change = (name: string, value: string) =>
    setParams((before) => withNames(before, { [name]: value === 'all' ? null : value }), { replace: true })
  return { filter, change }
}
