import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EVERYWHERE, SMALL_SCREENS } from '../../../tools/bundle/groups.ts'
import config from '../../../vite.config.ts'
import { ROOT, sourceFiles } from '../source-files.ts'

interface Group {
  name: string | ((id: string) => string | null)
  debugName?: string
  test: RegExp
}
const output = config.build?.rolldownOptions?.output
const { groups } = (output && !Array.isArray(output) && output.codeSplitting ? output.codeSplitting : {}) as {
  groups: Group[]
}
const FILES = sourceFiles('src', /\.(tsx?|json|css)$/).map(({ path }) => path)

/** Every way in which a pattern's brackets can be read; a look-ahead stays as it is. */
function readings(pattern: string): string[] {
  const open = /\((?!\?)([^()]*(?:\(\?[^()]*\)[^()]*)*)\)/.exec(pattern)
  if (!open) return [pattern]
  const [whole, inside = ''] = open
  return inside.split('|').flatMap((each) => readings(pattern.replace(whole, () => each)))
}

/** The parts of a pattern that stand side by side, outside brackets. */
function parts(pattern: string): string[] {
  let depth = 0
  return [...pattern].reduce<string[]>(
    (found, letter) => {
      if (letter === '(') depth += 1
      if (letter === ')') depth -= 1
      if (letter === '|' && depth === 0) return [...found, '']
      return [...found.slice(0, -1), (found.at(-1) ?? '') + letter]
    },
    [''],
  )
}

const NAMED = [
  ...groups.map(({ name, debugName, test }) => ({ name: debugName ?? String(name), test })),
  ...Object.entries(EVERYWHERE).map(([name, test]) => ({ name, test })),
  ...SMALL_SCREENS,
]

it.each(NAMED)('the file $name is made of what is there', ({ test }) => {
  const wanted = parts(test.source).flatMap(readings)
  expect(wanted.length).toBeGreaterThan(0)
  const gone = wanted.filter((each) => {
    const kept = /^node_modules\\?\/(@?[\w-]+(?:\\?\/[\w-]+)?)/.exec(each)?.[1]?.replaceAll('\\', '')
    if (kept) return !existsSync(`${ROOT}node_modules/${kept}`)
    return !each.startsWith('vite') && !FILES.some((path) => new RegExp(each).test(`/${path}`))
  })
  expect(gone).toEqual([])
})
