import { describe, expect, it } from 'vitest'
import { makeTheme } from '#src/brand/theme.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { brandTokens, contrast } from '#src/contract/brands/tokens.ts'
import type { Hex } from '#src/contract/brands/tokens.ts'

const hex = (text: string): Hex => `#${text.slice(1)}`

describe('the theme', () => {
  it.each(BRANDS)('is made from the entry alone for $code', (brand) => {
    const { palette, typography } = makeTheme(brand)
    const tokens = brandTokens(brand.primary, brand.secondary)
    expect(palette.primary).toMatchObject({ main: tokens.action, contrastText: '#FFFFFF' })
    expect(palette.brand).toMatchObject({ main: brand.primary, contrastText: tokens.onBrand, line: tokens.brandLine })
    expect(palette.deep.accent).toBe(tokens.brandOnDeep)
    expect(typography.figure).toMatchObject({ fontSize: '1.75rem', lineHeight: 34 / 28 })
    const painted = [
      palette.primary,
      palette.secondary,
      palette.brand,
      palette.success,
      palette.warning,
      palette.error,
      palette.info,
    ]
    for (const { main, contrastText } of painted) {
      expect(contrast(hex(main), hex(contrastText))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('names its CSS variables with the product prefix, so that a brand switch changes only them', () => {
    const [cl] = BRANDS
    if (!cl) throw new Error('no brand')
    const { vars } = makeTheme(cl)
    expect(vars?.palette.brand.main).toMatch(/^var\(--cl-palette-brand-main/)
    expect(vars?.palette.custom.link).toMatch(/^var\(--cl-palette-custom-link/)
  })

  it('keeps status colours readable on their tint, the same for every brand', () => {
    const statuses = BRANDS.map((brand) => {
      const { success, warning, error, info } = makeTheme(brand).palette
      return [success, warning, error, info].map(({ main, light, dark }) => ({ main, light, dark }))
    })
    for (const status of statuses) expect(status).toEqual(statuses[0])
    for (const { main, light } of statuses[0] ?? []) expect(contrast(hex(main), hex(light))).toBeGreaterThanOrEqual(4.5)
  })
})
