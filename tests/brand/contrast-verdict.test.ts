import { expect, it } from 'vitest'
import { contrastVerdict } from '#src/brand/contrast-verdict.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'

it.each(BRANDS.map((brand) => [brand.code, brand] as const))('%s can be read everywhere', (_, brand) => {
  const { failing, lowestText } = contrastVerdict(brand)
  expect(failing).toBe(0)
  expect(lowestText).toBeGreaterThanOrEqual(4.5)
})

it('says when a brand gave two colours that cannot be read together, and what is drawn instead', () => {
  expect(contrastVerdict({ primary: '#FFFF00', secondary: '#FFFFFF' })).toMatchObject({ given: 1, failing: 0 })
  expect(contrastVerdict({ primary: '#FFFF00', secondary: '#FFFFFF' }).corrected).toMatch(/^#0/)
  expect(contrastVerdict({ primary: '#FFFFFF', secondary: '#000000' })).toMatchObject({ given: 21, corrected: null })
})
