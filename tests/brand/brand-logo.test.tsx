import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import { BrandProvider, useBrand } from '#src/brand/BrandProvider.tsx'
import type { LogoVariant } from '#src/contract/brands/brand.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'

const draw = (code: string, variant?: LogoVariant, coBrand = true): string =>
  renderToStaticMarkup(
    <BrandProvider brand={REGISTRY.find(code)}>
      <BrandLogo coBrand={coBrand} {...(variant && { variant })} />
    </BrandProvider>,
  )

describe('the brand logo', () => {
  it.each(BRANDS)('is drawn with its name on every surface for $code', ({ code, name }) => {
    const [light, dark, onBrand] = (['light', 'dark', 'onBrand'] as const).map((variant) => draw(code, variant))
    for (const markup of [light, dark, onBrand]) {
      expect(markup).toContain(`>${name}</span>`)
      expect(markup).toContain('aria-hidden="true"')
      // The content security policy refuses style attributes in prerendered pages.
      expect(markup).not.toContain('style=')
    }
    expect(onBrand).not.toBe(light)
  })

  it('paints with the brand tokens of its surface', () => {
    expect(draw('bazaarmitr')).toContain('fill="var(--action)"')
    expect(draw('neemleaf', 'dark')).toContain('fill="var(--brandOnDeep)"')
    expect(draw('neemleaf', 'onBrand')).toContain('fill="var(--onBrand)"')
  })

  it('stands beside the co-brand only where there is one and it is asked for', () => {
    expect(draw('campuskey')).toContain('Vidyapur University')
    expect(draw('campuskey', 'light', false)).not.toContain('Vidyapur')
    expect(draw('cl').match(/<svg/g)).toHaveLength(1)
  })

  it('says so when no brand is provided', () => {
    const Orphan = () => useBrand().name
    expect(() => renderToStaticMarkup(<Orphan />)).toThrow('BrandProvider')
  })
})
