import { describe, expect, it } from 'vitest'
import { brandInfo } from '#src/contract/brands/brand-info.ts'
import { HOSTS } from '#src/contract/brands/hosts.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'

describe('the brand of a request', () => {
  it.each([
    ['the default brand for nothing', {}, 'cl'],
    ['the partner parameter', { partnerParam: 'neemleaf' }, 'neemleaf'],
    [
      'the parameter before path and host',
      { partnerParam: 'neemleaf', firstSegment: 'kohra', host: 'campuskey.example' },
      'neemleaf',
    ],
    ['the path before the host', { firstSegment: 'kohra', host: 'campuskey.example' }, 'kohra'],
    ['the host for a path that is no code', { firstSegment: 'products', host: 'campuskey.example' }, 'campuskey'],
    ['the host whatever its case and port', { host: 'BazaarMitra.Example:8443' }, 'bazaarmitr'],
    ['a code whatever its case', { partnerParam: 'NeemLeaf' }, 'neemleaf'],
    [
      'the default for a parameter that is no code, on any host',
      { partnerParam: 'nobody', host: 'campuskey.example' },
      'cl',
    ],
    ['the host for an empty parameter', { partnerParam: '', host: 'campuskey.example' }, 'campuskey'],
    ['the default for an unknown host', { host: 'evil.example' }, 'cl'],
    ['the default for a name of every object', { partnerParam: '__proto__', firstSegment: 'constructor' }, 'cl'],
  ])('is %s', (_, request, code) => {
    expect(REGISTRY.of(request).code).toBe(code)
  })

  it('knows a code from another text', () => {
    expect(['cl', 'CampusKey'].map((code) => REGISTRY.isCode(code))).toEqual([true, true])
    expect(['', 'toString', 'cl ', null, undefined].map((code) => REGISTRY.isCode(code))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    expect(REGISTRY.find('toString').code).toBe('cl')
  })
})

describe('the host table', () => {
  it('gives each host one brand that exists', () => {
    expect(new Set(HOSTS.map((entry) => entry.host)).size).toBe(HOSTS.length)
    for (const { host, brand } of HOSTS) {
      expect(REGISTRY.isCode(brand)).toBe(true)
      expect(host).toBe(host.toLowerCase())
    }
  })

  it('has a storefront, and one brand with a dedicated landing page', () => {
    expect(REGISTRY.flavourOf('shop.localhost:4000')).toBe('storefront')
    expect(new Set(HOSTS.filter((entry) => entry.flavour === 'dedicated').map((entry) => entry.brand)).size).toBe(1)
  })

  it.each(['127.0.0.1:4000', '[::1]:4000', 'unknown.example', '', undefined])('takes %s for a marketplace', (host) => {
    expect(REGISTRY.flavourOf(host)).toBe('marketplace')
  })
})

describe('the served brand', () => {
  it('carries what the theme call promises', () => {
    const info = brandInfo(REGISTRY.find('campuskey'))
    expect(info).toMatchObject({
      partner_code: 'campuskey',
      name: 'CampusKey',
      primary: '#6A2C91',
      secondary: '#FF8A65',
      tancApply: true,
      headline: 'Need Money? Get Instant Credit With Your ID Card!*',
    })
    expect(info.logo).toMatch(/^data:image\/svg/)
    expect(info.co_brand_logo).toMatch(/^data:image\/svg/)
    expect(info.font_link).toMatch(/^\/fonts\/poppins-400\.[0-9a-f]{8}\.woff2$/)
    expect(info.font_family).toMatch(/^'Poppins',/)
  })

  it('leaves empty what a brand does not have, and speaks Hindi', () => {
    expect(brandInfo(REGISTRY.find('cl'))).toMatchObject({ co_brand_logo: null, headline: null, tancApply: false })
    expect(brandInfo(REGISTRY.find('campuskey'), 'hi').headline).toContain('ज़रूरत')
  })
})
