import { describe, expect, it } from 'vitest'
import { BASE_TEXTS } from '#src/app/base-texts.ts'
import { FRAME_ROWS } from '#src/app/frames.ts'
import { ADMIN_SCREENS } from '#src/areas/admin/screens.ts'
import { GUIDE_SCREENS } from '#src/areas/customer/guides/screens.ts'
import { CUSTOMER_SCREENS } from '#src/areas/customer/screens.ts'
import { PARTNER_SCREENS } from '#src/areas/partner/screens.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { folderOf } from '#src/contract/pages/page-row.ts'
import type { ScreenRow } from '#src/ui/screen-row.ts'
import { dictionaries, sourceFiles } from '../source-files.ts'

const SOURCE = new Map(sourceFiles('src', /\.tsx?$/).map(({ path, text }) => [`#${path}`, text]))

/** Module and dictionaries of every screen and frame that is loaded when it is first needed. */
const LAZY = [
  ...Object.entries<ScreenRow>({ ...CUSTOMER_SCREENS, ...GUIDE_SCREENS, ...ADMIN_SCREENS, ...PARTNER_SCREENS }).map(
    ([page, row]) => ({
      page: page as PageKey | undefined,
      module: `#src/areas/${folderOf(PAGES[page as PageKey])}/${row.name}.tsx`,
      namespaces: row.namespaces,
    }),
  ),
  ...Object.values(FRAME_ROWS).map(({ name, namespaces }) => ({
    page: undefined,
    module: name === 'QueryScope' ? '#src/lib/http/QueryScope.tsx' : `#src/app/layouts/${name}.tsx`,
    namespaces,
  })),
]

/** What has arrived before a screen is drawn: the words of every page, and those of the frame around it. */
function before(module: string): readonly string[] {
  const page = LAZY.find((each) => each.module === module)?.page
  if (page === undefined || PAGES[page].area === 'customer') return BASE_TEXTS
  const { area, frame } = PAGES[page]
  const around = frame === 'full' ? FRAME_ROWS[area] : FRAME_ROWS.backOfficeLogin
  return [...BASE_TEXTS, ...around.namespaces]
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
    expect(arriving('#src/areas/partner/home/PartnerHomePage.tsx')).toContain('#src/ui/form/fields/LabelText.tsx')
  })

  // One that is missing takes the whole page away while it is fetched, in the middle of what somebody does.
  it.each(LAZY)('arrive with it: $module', ({ module, namespaces }) => {
    const missing = [...arriving(module)].flatMap((each) =>
      asked(SOURCE.get(each) ?? '')
        .filter((name) => !before(module).includes(name) && !namespaces.includes(name))
        // What opens in front of a screen may bring its own before it opens.
        .filter((name) => !SOURCE.get(each)?.includes(`loadTexts(['${name}'])`))
        .map((name) => `${name} for ${each}`),
    )
    expect(missing).toEqual([])
  })
})

const RULES: ReadonlyMap<string, unknown> = dictionaries('en').get('rules') ?? new Map()
const STAFF_RULES: ReadonlyMap<string, unknown> = dictionaries('en').get('staff-rules') ?? new Map()
const FORM = /\buse(?:Contract|Light)?Form\(|<FormDialog\b|\buseStepForm\(/
/** Neither the calls, whose rows name every schema, nor what draws a form holds the schema of one. */
const NO_SCHEMA = /^#src\/(?:lib|ui|app)\/|^#src\/contract\/(?:endpoints|pages)|\.tsx$/

/** The rules that a screen can refuse by: those of the schemas that its forms hold. */
function rulesOf(module: string): { key: string; at: string }[] {
  const forms = [...arriving(module)].filter((each) => FORM.test(SOURCE.get(each) ?? ''))
  const away = new Set([...SOURCE.keys()].filter((each) => NO_SCHEMA.test(each)))
  const held = new Set(
    forms.flatMap((form) => {
      const seen = new Set([...away].filter((each) => each !== form))
      return [...arriving(form, seen)].filter((each) => each === form || !away.has(each))
    }),
  )
  return [...held].flatMap((at) =>
    [...(SOURCE.get(at) ?? '').matchAll(/'rules:([\w.]+)'/g)].map(([, key = '']) => ({ key, at })),
  )
}

describe('the words of the rules', () => {
  it('are told apart', () => {
    expect(rulesOf('#src/areas/admin/set-password/SetPasswordPage.tsx').map(({ key }) => key)).toContain(
      'password.staffShort',
    )
    expect(STAFF_RULES.has('password.staffShort')).toBe(true)
  })

  // A key that no dictionary on the page has would stand on screen.
  it.each(LAZY)('arrive with a screen that can refuse by them: $module', ({ module, namespaces }) => {
    const here = [...before(module), ...namespaces]
    const missing = rulesOf(module).filter(
      ({ key }) =>
        !(here.includes('rules') && RULES.has(key)) && !(here.includes('staff-rules') && STAFF_RULES.has(key)),
    )
    expect(missing).toEqual([])
  })
})
