import { describe, expect, it } from 'vitest'
import { FONT_FAMILIES } from '#src/contract/brands/font-files.ts'
import { logoImage } from '#src/contract/brands/logo-image.ts'
import { LOGO_GRID, logoTones } from '#src/contract/brands/logo.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { brandTokens, contrast } from '#src/contract/brands/tokens.ts'

// First segments of the product's own addresses: a code among them would hide a page.
const OWN_SEGMENTS =
  'admin partner user api login products verification auth redirect fonts assets brands outbox 404 indialends-otp'.split(
    ' ',
  )

const codes = BRANDS.map((brand) => brand.code)
const variants = ['light', 'dark', 'onBrand'] as const

describe('the brand registry', () => {
  it('has 33 brands with a code, a name and a pair of colours of their own', () => {
    expect(BRANDS).toHaveLength(33)
    expect(new Set(codes).size).toBe(33)
    expect(new Set(BRANDS.map((brand) => brand.name)).size).toBe(33)
    expect(new Set(BRANDS.map((brand) => brand.primary + brand.secondary)).size).toBe(33)
  })

  it('has codes of at most 10 letters and digits, none of them a page', () => {
    for (const code of codes) expect(code).toMatch(/^[a-z0-9]{1,10}$/)
    expect(codes.filter((code) => OWN_SEGMENTS.includes(code))).toEqual([])
  })

  it('starts with the default brand', () => {
    expect(BRANDS[0]).toMatchObject({
      code: 'cl',
      name: 'CreditLane',
      primary: '#4EC9DB',
      secondary: '#070050',
      font: 'roboto',
      tancApply: false,
    })
  })

  it('asks for the terms and has its own headline for one brand alone', () => {
    expect(BRANDS.filter((brand) => brand.tancApply).map((brand) => brand.code)).toEqual(['campuskey'])
    const headlines = BRANDS.flatMap((brand) => brand.headline ?? [])
    expect(headlines.map((headline) => headline.en)).toEqual(['Need Money? Get Instant Credit With Your ID Card!*'])
    expect(headlines[0]?.hi).toMatch(/[\u0900-\u097f].*\*$/)
  })

  it('has one co-brand logo', () => {
    expect(BRANDS.filter((brand) => brand.coBrandLogo)).toHaveLength(1)
  })

  it('proves the theming: every font family, light and dark primaries', () => {
    expect(new Set(BRANDS.map((brand) => brand.font))).toEqual(new Set(Object.keys(FONT_FAMILIES)))
    const white = BRANDS.map((brand) => contrast(brand.primary, '#FFFFFF'))
    expect(white.filter((ratio) => ratio < 1.5).length).toBeGreaterThanOrEqual(3)
    expect(white.filter((ratio) => ratio > 15).length).toBeGreaterThanOrEqual(2)
  })

  it.each(BRANDS)('draws a mark of its own for $code, its detail visible on it everywhere', (brand) => {
    const tokens = brandTokens(brand.primary, brand.secondary)
    for (const variant of variants) {
      const [mark, detail] = logoTones(brand.logo, variant)
      expect(contrast(tokens[mark], tokens[detail])).toBeGreaterThanOrEqual(3)
    }
    const others = BRANDS.filter(
      (other) => other.logo.shapes.map((s) => s.d).join() === brand.logo.shapes.map((s) => s.d).join(),
    )
    expect(others).toEqual([brand])
    for (const { d } of brand.logo.shapes) expect(d).toMatch(/^M[\d\s.,a-zA-Z-]+$/)
  })

  it('makes of a logo an image that needs nothing else', () => {
    const [cl] = BRANDS
    if (!cl) throw new Error('no brand')
    const image = logoImage(cl, cl.logo, 'dark')
    expect(image).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    const svg = decodeURIComponent(image)
    expect(svg).toContain(`viewBox="0 0 ${LOGO_GRID} ${LOGO_GRID}"`)
    expect(svg).toContain('stroke="#4EC9DB" stroke-width="8.4"')
    expect(svg).toContain('stroke="#070050" stroke-width="1.7" stroke-dasharray="4.2 4.2"')
  })
})
