import { describe, expect, it } from 'vitest'
import { BASE_TEXTS } from '#src/app/base-texts.ts'
import { FRAME_ROWS } from '#src/app/frames.ts'
import { ADMIN_SCREENS } from '#src/areas/admin/screens.ts'
import { CUSTOMER_SCREENS } from '#src/areas/customer/screens.ts'
import { PARTNER_SCREENS } from '#src/areas/partner/screens.ts'
import { PAGES, type PageKey } from '#src/contract/pages.ts'
import { folderOf } from '#src/contract/pages/page-row.ts'
import type { ScreenRow } from '#src/ui/screen-row.ts'
import { sourceFiles } from './source-files.ts'

const SOURCE = new Map(sourceFiles('src', /\.tsx?$/).map(({ path, text }) => [`#${path}`, text]))

/** Module and dictionaries of every screen and frame that is loaded when it is first needed. */
const LAZY = [
  ...Object.entries<ScreenRow>({ ...CUSTOMER_SCREENS, ...ADMIN_SCREENS, ...PARTNER_SCREENS }).map(([page, row]) => ({
    module: `#src/areas/${folderOf(PAGES[page as PageKey])}/${row.name}.tsx`,
    namespaces: row.namespaces,
  })),
  ...Object.values(FRAME_ROWS).map(({ name, namespaces }) => ({
    module: `#src/app/${name === 'UserFrame' ? '' : 'layouts/'}${name}.tsx`,
    namespaces,
  })),
]

/** What has arrived before a screen is drawn: the words of every page, and those of its back office. */
function before(module: string): readonly string[] {
  const area = /areas\/(admin|partner)\/(?!login)/.exec(module)?.[1] ?? ''
  return [...BASE_TEXTS, ...(area === 'admin' || area === 'partner' ? FRAME_ROWS[area].namespaces : [])]
}

/** The modules that arrive with one: what it imports, what that imports, and so on. */
function arriving(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen
  seen.add(module)
  const folder = module.slice(0, module.lastIndexOf('/'))
  for (const [, from = ''] of (SOURCE.get(module) ?? '').matchAll(
    /^(?:import|export)(?! type)[^']*?from '([^']+)'/gm,
  )) {
    const path = from.startsWith('.') ? new URL(from, `file:///${folder.slice(1)}/`).pathname.replace('/', '#') : from
    if (SOURCE.has(path)) arriving(path, seen)
  }
  return seen
}

const asked = (text: string): string[] =>
  [...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']+')/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  )

describe('the dictionaries of a screen', () => {
  it('are found for every screen', () => {
    expect(LAZY.filter(({ module }) => !SOURCE.has(module))).toEqual([])
    expect(arriving('#src/areas/partner/home/PartnerHomePage.tsx')).toContain('#src/ui/form/LabelText.tsx')
  })

  // One that is missing takes the whole page away while it is fetched, in the middle of what somebody does.
  it.each(LAZY)('arrive with it: $module', ({ module, namespaces }) => {
    const missing = [...arriving(module)].flatMap((each) =>
      asked(SOURCE.get(each) ?? '')
        .filter((name) => !before(module).includes(name) && !namespaces.includes(name))
        .map((name) => `${name} for ${each}`),
    )
    expect(missing).toEqual([])
  })
})
