import { PRODUCT } from '../entities/shared/product-type.ts'
import type { ProductType } from '../entities/shared/product-type.ts'

const WORDS: readonly (readonly [RegExp, ProductType])[] = [
  [/^pl\b|personal/i, PRODUCT.personal],
  [/^bl\b|business|sme\b/i, PRODUCT.business],
  [/^gl\b|gold/i, PRODUCT.gold],
  [/^(?:hl|lap)\b|home|housing|mortgage/i, PRODUCT.housing],
]

/** The product that a lender's words name; null where they name none that we know, and any may be meant. */
export const productNamed = (words: string | null): ProductType | null =>
  WORDS.find(([pattern]) => pattern.test(words?.trim() ?? ''))?.[1] ?? null
