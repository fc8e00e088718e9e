import type { LogoVariant } from '#src/contract/brands/brand.ts'
import type { BrandTokens, Hex } from '#src/contract/brands/tokens.ts'

export const CREATIVE_LOOKS = ['brand', 'deep', 'light'] as const
export type CreativeLook = (typeof CREATIVE_LOOKS)[number]

export interface CreativePalette {
  background: Hex
  ink: Hex
  ink2: Hex
  road: Hex
  dash: Hex
  panel: Hex
  panelInk: Hex
  logo: LogoVariant
}

/**
 * Colours of a picture. Every pair of text and ground is one that the brand's tokens keep at 4.5:1 or more, whatever two
 * colours the brand has; the road is decoration and carries no text.
 */
export function creativePalette(look: CreativeLook, t: BrandTokens): CreativePalette {
  const panel = { panel: t.surface, panelInk: t.ink }
  switch (look) {
    case 'brand':
      return {
        background: t.brand,
        ink: t.onBrand,
        ink2: t.onBrand2,
        road: t.surface,
        dash: t.brandText,
        logo: 'onBrand',
        ...panel,
      }
    case 'deep':
      return {
        background: t.deep,
        ink: t.onDeep,
        ink2: t.onDeep2,
        road: t.brandOnDeep,
        dash: t.deep,
        logo: 'dark',
        ...panel,
      }
    case 'light':
      return {
        background: t.tint100,
        ink: t.ink,
        ink2: t.ink2,
        road: t.brand,
        dash: t.onBrand,
        logo: 'light',
        ...panel,
      }
  }
}
