import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

/** What a benchmark takes out of files of the product or of its tests: nothing else looks whether it is there. */
const TAKEN = /const \{([^}]+)\} = await load(?:Built)?\(\s*(?:'[\w-]+',\s*)?(\[[^\]]+\]|'[^']+')/g

const exportsOf = (path: string): Set<string> => {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return new Set(
    [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(([, name = '']) => name),
  )
}
const taken = sourceFiles('bench', /\.mjs$/).flatMap(({ path, text }) =>
  [...text.matchAll(TAKEN)].map(([, names = '', from = '']) => ({
    path,
    names: [...names.matchAll(/(\w+)(?:: \w+)?/g)].map(([, name = '']) => name),
    from: [...from.matchAll(/'\/([^']+)'/g)].map(([, file = '']) => file),
  })),
)

it('what benchmarks take of the product is there', () => {
  expect(taken.length).toBeGreaterThan(20)
  const missing = taken.flatMap(({ path, names, from }) => {
    const there = from.map(exportsOf)
    return names.filter((name) => !there.some((each) => each.has(name))).map((name) => `${path}: ${name}`)
  })
  expect(missing).toEqual([])
})

it('and they take something of every file that they load', () => {
  const idle = taken.flatMap(({ path, names, from }) =>
    from.filter((file) => !names.some((name) => exportsOf(file).has(name))).map((file) => `${path}: ${file}`),
  )
  expect(idle).toEqual([])
})
