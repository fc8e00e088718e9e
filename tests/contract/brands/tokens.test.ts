import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { PAIRS, brandCssVariables, brandTokens, contrast } from '#src/contract/brands/tokens.ts'
import type { Hex } from '#src/contract/brands/tokens.ts'

const failures = (primary: Hex, secondary: Hex): string[] => {
  const tokens = brandTokens(primary, secondary)
  return PAIRS.filter(([text, on, least]) => contrast(tokens[text], tokens[on]) < least).map(
    ([text, on]) => `${text} ${tokens[text]} on ${on} ${tokens[on]}`,
  )
}
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n): Hex => `#${n.toString(16).padStart(6, '0').toUpperCase()}`)

describe('brand tokens', () => {
  it('are those of the design for CreditLane', () => {
    expect(brandTokens('#4EC9DB', '#070050')).toEqual({
      brand: '#4EC9DB',
      fill2: '#4EC9DB',
      onBrand: '#070050',
      onBrand2: '#111C63',
      brandHover: '#3EBCCE',
      brandText: '#017886',
      brandLine: '#0096A6',
      action: '#070050',
      actionHover: '#16226E',
      onAction: '#FFFFFF',
      link: '#070050',
      tint50: '#F1FBFC',
      tint100: '#E3F6F9',
      tint200: '#C3EDF3',
      ink: '#0F1528',
      ink2: '#595B5E',
      line: '#E1E3E7',
      lineStrong: '#88898D',
      canvas: '#F7F9FD',
      sunken: '#F1F2F7',
      surface: '#FFFFFF',
      deep: '#070050',
      deep2: '#201A62',
      deepLine: '#342E70',
      onDeep: '#FFFFFF',
      onDeep2: '#BFBDD2',
      brandOnDeep: '#4EC9DB',
      focus: '#0096A6',
    })
  })

  it('are those of the design for a worst case of two pale colours', () => {
    const { onBrand, action, brandText, deep, onDeep2 } = brandTokens('#FFE94A', '#FFD6E0')
    expect({ onBrand, action, brandText, deep, onDeep2 }).toEqual({
      onBrand: '#0B0B16',
      action: '#A04664',
      brandText: '#7B6E03',
      deep: '#41232C',
      onDeep2: '#CEC6C8',
    })
  })

  it.each(BRANDS)('are readable for $code', ({ primary, secondary }) => {
    expect(failures(primary, secondary)).toEqual([])
  })

  it('are readable for any pair of colours', () => {
    fc.assert(
      fc.property(colour, colour, (primary, secondary) => {
        expect(failures(primary, secondary)).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })

  it('measure contrast as WCAG does', () => {
    expect(contrast('#000', '#FFFFFF')).toBe(21)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
  })
})

describe('the CSS variables of a brand', () => {
  const cl = { primary: '#4EC9DB', secondary: '#070050', font: 'roboto' } as const

  it('hold every token and the font', () => {
    const text = brandCssVariables(cl)
    expect(text).toMatch(/^--brand:#4EC9DB;--fill2:#4EC9DB;--onBrand:#070050;/)
    expect(text).toContain("--focus:#0096A6;--font:'Roboto','Roboto Fallback',")
  })

  it.each(BRANDS)('are nothing but declarations for $code', (brand) => {
    expect(brandCssVariables(brand)).toMatch(/^(--[A-Za-z0-9]+:#[0-9A-F]{6};)+--font:[A-Za-z ',-]+$/)
  })

  it.each(['red', '#FFF}body{display:none', '#12345', '</style><script>'])('refuse the colour %s', (text) => {
    expect(() => brandCssVariables({ ...cl, secondary: text as Hex })).toThrow(RangeError)
  })
})
