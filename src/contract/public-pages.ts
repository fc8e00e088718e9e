import type { Brand, HostFlavour, ProductKindName } from './brands/brand.ts'
import { DEFAULT_LOCALE, LANGUAGE_PARAM } from './entities/shared/language.ts'
import type { Locale } from './entities/shared/language.ts'
import { MARKETED_KINDS } from './marketed-kinds.ts'
import { PAGE_KEYS, PAGES } from './pages.ts'
import type { PageKey } from './pages.ts'

/** What a page is about among what a brand offers; null = no single kind. */
export const kindOfPage = (page: PageKey): ProductKindName | null =>
  PAGES[page].kind ?? MARKETED_KINDS.find((kind) => kind.page === page)?.kind ?? null

/** Whether search engines may list the page under this brand: it is public, and not of a product that the brand does not offer. */
export function isListed(page: PageKey, { kinds }: Pick<Brand, 'kinds'>): boolean {
  const { prerendered, unlisted } = PAGES[page]
  const kind = kindOfPage(page)
  return prerendered === true && !unlisted && (kind === null || (kinds?.includes(kind) ?? true))
}

/** Every address that search engines may list on such a host, without its language. */
export const listedPaths = (brand: Pick<Brand, 'kinds'>, flavour: HostFlavour): string[] =>
  PAGE_KEYS.filter((page) => isListed(page, brand) && (PAGES[page].flavours?.includes(flavour) ?? true)).flatMap(
    (page) => PAGES[page].paths.filter((path) => !/[:*]/.test(path)),
  )

/** A public address in one language: the default one's has no parameter. */
export const inLanguage = (path: string, language: Locale): string =>
  language === DEFAULT_LOCALE ? path : `${path}?${LANGUAGE_PARAM}=${language}`
