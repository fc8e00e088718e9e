import type { Brand, ProductKindName } from '#src/contract/brands/brand.ts'
import { DEFAULT_LOCALE, LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { inLanguage, isListed, kindOfPage, listedPaths } from '#src/contract/public-pages.ts'
import { jsonForScript, markup, raw } from '../markup.ts'
import type { Markup } from '../markup.ts'

/** Width and height of the pictures of link previews, pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** Folder of the pictures of link previews. */
export const PREVIEWS = '/previews'
/** The picture of a brand, or of one of its products, in a language. Those of a published version the server draws when they are asked for. */
export const previewPath = (
  { code, version }: Pick<Brand, 'code' | 'version'>,
  kind: ProductKindName | null,
  language: Locale,
): string =>
  `${PREVIEWS}/${[code + (version === undefined ? '' : `.v${version}`), kind, language].filter(Boolean).join('-')}.png`

/** What search engines and link previews read in a page's head. */
interface Face {
  title: string
  description: string
  structured: readonly Record<string, unknown>[]
}

interface FaceOf {
  page: PageKey | null
  /** The address that was asked for, without its query. */
  path: string
  /** The partner that the address names; null = the host's own. */
  partner: string | null
  origin: string
  brand: Brand
  language: Locale
  /** null = not drawn beforehand. */
  face: Face | null
  nonce: string
}

const NOT_LISTED = markup`<meta name="robots" content="noindex">`

/** The head of a page for everybody who only reads it. What is private, or leads nowhere, is not listed. */
export function faceMarkup({ page, path, partner, origin, brand, language, face, nonce }: FaceOf): Markup {
  if (page === null || face === null || !isListed(page, brand)) return NOT_LISTED
  // A campaign's segment and another spelling are the page itself.
  const { paths } = PAGES[page]
  const own = paths.includes(path) ? path : (paths[0] ?? '/')
  const address = (locale: Locale) => origin + inLanguage(own, locale)
  // A preview keeps the brand that was shared; search engines know each page by its host alone.
  const shared = new URL(origin + inLanguage(path, language))
  if (partner !== null) shared.searchParams.set('partner', partner)
  const picture = origin + previewPath(brand, kindOfPage(page), language)
  const property = (name: string, content: string) => markup`<meta property="og:${name}" content="${content}">`
  const data = face.structured.map((thing) => onSite({ '@context': 'https://schema.org', ...thing }, origin))
  return markup`<meta name="description" content="${face.description}"><link rel="canonical" href="${address(language)}">${LOCALES.map((locale) => markup`<link rel="alternate" hreflang="${locale}" href="${address(locale)}">`)}<link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LOCALE)}">${[
    property('type', 'website'),
    property('site_name', brand.name),
    property('title', face.title),
    property('description', face.description),
    property('url', shared.href),
    property('locale', `${language}_IN`),
    property('image', picture),
    property('image:width', String(PREVIEW_SIZE.width)),
    property('image:height', String(PREVIEW_SIZE.height)),
    property('image:alt', face.title),
  ]}<meta name="twitter:card" content="summary_large_image">${data.length > 0 && markup`<script type="application/ld+json" nonce="${nonce}">${jsonForScript(data)}</script>`}`
}

const ADDRESSES: readonly string[] = ['url', 'item', 'logo']

/** Addresses of structured data are whole ones. */
const onSite = (thing: object, origin: string): unknown =>
  JSON.parse(
    JSON.stringify(thing, (key, value: unknown) =>
      ADDRESSES.includes(key) && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
    ),
  )

/** Pages say by themselves whether they are listed; what is no page is not asked for. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /go/\n\nSitemap: ${origin}/sitemap.xml\n`

/** Every public page of a host in every language. */
export function sitemap(origin: string, brand: Brand, flavour: Parameters<typeof listedPaths>[1]): string {
  const links = (path: string) =>
    LOCALES.map(
      (locale) =>
        markup`<xhtml:link rel="alternate" hreflang="${locale}" href="${origin + inLanguage(path, locale)}"/>`,
    )
  const entries = listedPaths(brand, flavour).flatMap((path) =>
    LOCALES.map((locale) => markup`<url><loc>${origin + inLanguage(path, locale)}</loc>${links(path)}</url>`),
  )
  return markup`${raw('<?xml version="1.0" encoding="UTF-8"?>')}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries}</urlset>`.toString()
}
