import { describe, expect, it } from 'vitest'
import { BASE_TEXTS } from '#src/app/base-texts.ts'
import { sourceFiles } from './source-files.ts'

const SOURCE = new Map(sourceFiles('src', /\.tsx?$/).map(({ path, text }) => [`#${path}`, text]))
const SCREENS = SOURCE.get('#src/app/screens.ts') ?? ''

/** The strings of a list in screens.ts, with the lists of the same file that it takes in. */
const listed = (list: string): string[] => [
  ...[...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  ...[...list.matchAll(/\b[A-Z][A-Z_]+\b/g)].flatMap(([name]) =>
    listed(new RegExp(`const ${name} = (\\[[^\\]]*\\])`).exec(SCREENS)?.[1] ?? ''),
  ),
]

/** Module and dictionaries of every screen and frame that is loaded when it is first needed. */
const LAZY = [...SCREENS.matchAll(/import\(\s*'([^']+)'\s*\)\)\s*\.\w+,?\s*(\[[^\]]*\]|[A-Z_]+|)/g)].map(
  ([, from = '', list = '']) => ({ module: from.replace('./', '#src/app/'), namespaces: listed(list) }),
)

/** What has arrived before a screen is drawn: the words of every page, and those of its back office. */
function before(module: string): readonly string[] {
  const area = /areas\/(admin|partner)\/(?!login)/.exec(module)?.[1] ?? ''
  const layout = area && `#src/app/layouts/${area === 'admin' ? 'Admin' : 'Partner'}Layout.tsx`
  return [...BASE_TEXTS, ...(LAZY.find((each) => each.module === layout)?.namespaces ?? [])]
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
  [...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']+')/g)].flatMap(([, names = '']) => listed(names))

describe('the dictionaries of a screen', () => {
  it('are found for every screen', () => {
    expect(LAZY).toHaveLength([...SCREENS.matchAll(/\bimport\(/g)].length)
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
