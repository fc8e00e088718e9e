import type { ResourceKey } from 'i18next'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { HostFlavour } from '#src/contract/brands/brand.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { DEFAULT_LOCALE, LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { folderOf, titleOf } from '#src/contract/pages/page-row.ts'
import { provideBoot } from '#src/lib/boot.ts'
import type { Boot } from '#src/lib/boot.ts'
import { i18n, initI18n } from '#src/lib/i18n.ts'
import { patchSession } from '#src/lib/session/session-store.ts'
import { App } from './App.tsx'
import { pageAt, routesOf } from './route-table.ts'
import { SCREENS } from './screens.ts'
import { structuredData } from './structured-data.ts'
import type { Thing } from './structured-data.ts'

/** Pages that are the same for everybody: they can be on screen before any script has run. */
export const PRERENDERED_PAGES: readonly PageKey[] = PAGE_KEYS.filter((page) => PAGES[page].prerendered)

/** The name under which the server looks for them. */
export { PRERENDERED_PAGES as pages }

const styles = import.meta.glob<string>(
  ['../ui/site/styles/*.css', './*.css', '../brand/*.css', '../areas/customer/*/*.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
)
const texts = import.meta.glob<ResourceKey>(['../locales/*/*.json', '!../locales/*/{calendar,server}.json'], {
  import: 'default',
  eager: true,
})

const dictionaries = (language: Locale): Record<string, ResourceKey> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([file, words]) => {
      const namespace = file.match(new RegExp(`/${language}/([\\w-]+)\\.json$`))?.[1]
      return namespace ? [[namespace, words]] : []
    }),
  )

const first = dictionaries(DEFAULT_LOCALE)
await initI18n(DEFAULT_LOCALE, Object.keys(first), first)
for (const locale of LOCALES)
  for (const [namespace, words] of Object.entries(dictionaries(locale)))
    i18n.addResourceBundle(locale, namespace, words)
await Promise.all(PRERENDERED_PAGES.map((page) => SCREENS[page].preload()))

/** Style of the frame and of one page: that of its folder and of those around it. Other pages' stays out of the head. */
function stylesOf(page: PageKey): string {
  const folder = `${folderOf(PAGES[page])}/`
  return Object.entries(styles)
    .filter(([file]) => {
      const own = file.split('/areas/')[1]
      return own === undefined || folder.startsWith(own.replace(/[^/]+$/, ''))
    })
    .map(([, css]) => css)
    .join('\n')
}

export interface RenderRequest {
  page: PageKey
  /** One of the page's addresses; the first by default. */
  path?: string
  brand: string
  language: Locale
  flavour: HostFlavour
  /** What else the page's boot data will say, so that both renders agree. */
  boot?: Partial<Boot>
}

/** The markup of a public page for a visitor nobody knows yet. The browser's first render is the same tree. */
export function render({
  page: asked,
  path = PAGES[asked].paths[0] ?? '/',
  brand,
  language,
  flavour,
  boot,
}: RenderRequest): {
  html: string
  title: string
  css: string
  description: string
  structured: Thing[]
} {
  const nobody = { customer: false, admin: false, partner: false }
  const shown = boot?.brand ?? REGISTRY.find(brand)
  provideBoot({ ...boot, brand: shown, language, flavour, hasSession: nobody })
  patchSession({ restored: { customer: false, admin: false, partner: false }, restoring: false, overdue: false })
  void i18n.changeLanguage(language)
  const page = pageAt(routesOf(flavour, boot?.mode ?? 'live'), path)
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )
  const title = `${i18n.t(titleOf(PAGES[page]))} - ${shown.name}`
  const { unlisted, titleKey } = PAGES[page]
  const description = unlisted
    ? ''
    : i18n.t(`descriptions:${titleKey}` as 'descriptions:landing', { brand: shown.name })
  const structured = unlisted ? [] : structuredData({ page, path, brand: shown, language, description, t: i18n.t })
  return { html, title, css: stylesOf(page), description, structured }
}
