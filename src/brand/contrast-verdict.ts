import type { Brand } from '#src/contract/brands/brand.ts'
import { brandTokens, contrast, PAIRS } from '#src/contract/brands/tokens.ts'
import type { BrandTokens, Hex } from '#src/contract/brands/tokens.ts'

export interface ContrastVerdict {
  tokens: BrandTokens
  /** Pairs of colours that fall below what they must reach; empty = everything can be read. */
  failing: number
  /** The lowest contrast of any text on its background, 1 to 21. */
  lowestText: number
  /** Contrast of the brand's second colour on its first, as the brand gave them. */
  given: number
  /** What text on the brand's colour is drawn in, where its second colour could not be read. */
  corrected: Hex | null
}

const TEXT_RATIO = 4.5
const down = (ratio: number) => Math.floor(ratio * 10) / 10

/** What the contrast guard makes of a brand's two colours. */
export function contrastVerdict({ primary, secondary }: Pick<Brand, 'primary' | 'secondary'>): ContrastVerdict {
  const tokens = brandTokens(primary, secondary)
  const measured = PAIRS.map(([text, ground, least]) => ({ least, ratio: contrast(tokens[text], tokens[ground]) }))
  const ofText = measured.filter(({ least }) => least === TEXT_RATIO).map(({ ratio }) => ratio)
  return {
    tokens,
    failing: measured.filter(({ ratio, least }) => ratio < least).length,
    lowestText: down(Math.min(...ofText)),
    given: down(contrast(primary, secondary)),
    corrected: contrast(primary, secondary) >= TEXT_RATIO ? null : tokens.onBrand,
  }
}
