import { describe, expect, it } from 'vitest'
import { faceMarkup, previewPath, robotsText, sitemap } from '#server/http/shell/public-face.ts'
import { siteOrigin } from '#server/site-origin.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { isListed, kindOfPage } from '#src/contract/public-pages.ts'

const SITE = 'https://loans.example'
const brand = REGISTRY.find('cl')
const face = { title: 'A & B', description: '"All"', structured: [{ '@type': 'WebSite', url: '/', name: 'x' }] }
const headOf = (more: Partial<Parameters<typeof faceMarkup>[0]> = {}) =>
  faceMarkup({
    page: 'landing',
    path: '/',
    partner: null,
    origin: SITE,
    brand,
    language: 'en',
    face,
    nonce: 'n',
    ...more,
  }).toString()

describe('the head of a public page', () => {
  it('names one address for each language, whatever the page was opened by', () => {
    const { paths } = PAGES.kindGold
    for (const language of LOCALES) {
      const head = headOf({ page: 'kindGold', path: paths[0] ?? '', language })
      const own = `${SITE}/gold-loan${language === 'en' ? '' : `?lang=${language}`}`
      expect(head).toContain(`<link rel="canonical" href="${own}">`)
      expect(head).toContain(`<meta property="og:url" content="${own}">`)
      expect(head).toContain(`<link rel="alternate" hreflang="en" href="${SITE}/gold-loan">`)
      expect(head).toContain(`<link rel="alternate" hreflang="hi" href="${SITE}/gold-loan?lang=hi">`)
      expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${SITE}/gold-loan">`)
      expect(head).toContain(`content="${SITE}${previewPath(brand, 'gold', language)}"`)
    }
    // A guide has the picture of what it explains.
    const guide = headOf({ page: 'guideGold', path: '/guides/gold-loan' })
    expect(guide).toContain(`<link rel="canonical" href="${SITE}/guides/gold-loan">`)
    expect(guide).toContain(`content="${SITE}${previewPath(brand, 'gold', 'en')}"`)
    const campaign = headOf({ path: '/diwali', partner: 'campuskey' })
    expect(campaign).toContain(`<link rel="canonical" href="${SITE}/">`)
    expect(campaign).toContain(`<meta property="og:url" content="${SITE}/diwali?partner=campuskey">`)
  })

  it('escapes what it says', () => {
    const head = headOf({ face: { ...face, structured: [{ '@type': 'Thing', name: '</script><b>' }] } })
    expect(head).toContain('<meta property="og:title" content="A &amp; B">')
    expect(head).toContain('<meta name="description" content="&quot;All&quot;">')
    expect(head.match(/<\/script>/g)).toHaveLength(1)
  })

  it('says of every other page that it is not to be listed', () => {
    const NOT = '<meta name="robots" content="noindex">'
    for (const page of PAGE_KEYS.filter((each) => PAGES[each].guard !== 'none'))
      expect(headOf({ page }), page).toBe(NOT)
    for (const page of [null, 'verification', 'notFound', 'login', 'merchantForm'] as const)
      expect(headOf({ page })).toBe(NOT)
    expect(headOf({ face: null })).toBe(NOT)
    for (const page of ['kindGold', 'guideGold'] as const)
      expect(headOf({ page, brand: { ...brand, kinds: ['personal'] } })).toBe(NOT)
  })
})

describe('the map of a site', () => {
  it.each(BRANDS.map((each) => [each.code, each] as const))(
    '%s: every public page of what is offered, in every language',
    (_, each) => {
      const flavour = each.hosts?.[0]?.flavour ?? 'marketplace'
      const map = sitemap(SITE, each, flavour)
      const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
      expect(new Set(places).size).toBe(places.length)
      expect(places).toContain(`${SITE}/`)
      for (const page of PAGE_KEYS.filter((key) => isListed(key, each))) {
        if (!(PAGES[page].flavours?.includes(flavour) ?? true)) continue
        for (const language of LOCALES)
          expect(places).toContain(SITE + (PAGES[page].paths[0] ?? '') + (language === 'en' ? '' : `?lang=${language}`))
      }
      const offered = PAGE_KEYS.filter((key) => kindOfPage(key) !== null && !isListed(key, each))
      for (const page of offered) for (const path of PAGES[page].paths) expect(places).not.toContain(SITE + path)
      for (const place of places) expect(place).not.toMatch(/\/(user|admin|partner|api|verification|404)\b/)
    },
  )

  it('robots are kept from calls and partners’ links, and told of the map', () => {
    expect(robotsText(SITE)).toBe(`User-agent: *\nDisallow: /api/\nDisallow: /go/\n\nSitemap: ${SITE}/sitemap.xml\n`)
  })
})

describe('the origin of a site', () => {
  const live = { publicOrigin: SITE, brandOrigins: ['https://other.example'] }
  it('is one that is configured or saved; a host name that anybody may send is not repeated', () => {
    const of = (address: string, savedFor: string | null = null) => siteOrigin(live, new URL(address), savedFor)
    expect(of('http://loans.example/x')).toBe(SITE)
    expect(of('http://other.example/')).toBe('https://other.example')
    expect(of('http://evil.example/')).toBe(SITE)
    expect(of('http://saved.example/', 'campuskey')).toBe('https://saved.example')
    expect(siteOrigin({ publicOrigin: null, brandOrigins: [] }, new URL('http://127.0.0.1:4000/x'), null)).toBe(
      'http://127.0.0.1:4000',
    )
  })
})
