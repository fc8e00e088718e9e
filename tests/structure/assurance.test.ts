import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT } from './source-files.ts'

/** How many demands each part has. */
const DEMANDS = { A: 10, B: 11, C: 12, D: 13, E: 7, F: 8, G: 10, H: 12, I: 11, J: 5 }

interface Row {
  id: string
  demanded: string
  proof: string
  result: string
}
const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\| ([A-Z]\d+) \| (.*?) \| (.*?) \| (.*) \|$/gm)].map(
    ([, id = '', demanded = '', proof = '', result = '']) => ({ id, demanded, proof, result }),
  )
const pathsOf = ({ proof }: Row): string[] => [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)

/** Run by `npm test`; what stands beside them is what they look things up in. */
const IS_RUN = /^tests\/.*\.(?:test\.tsx?|spec\.ts)$/
const RESULT = /^(?:every run\b|\d{4}-\d{2}-\d{2}: \S|not measured: \S)/

/** What is wrong with a row; nothing where all is right. */
function problemsOf(row: Row): string[] {
  const paths = pathsOf(row)
  return [
    ...(row.demanded.length < 20 ? ['demands nothing'] : []),
    ...(paths.length === 0 ? ['names no proof'] : []),
    ...paths.filter((path) => !/^(?:tests|bench)\//.test(path) || !existsSync(ROOT + path)).map((path) => `no ${path}`),
    ...(RESULT.test(row.result) ? [] : ['has no result']),
    ...(row.result.startsWith('every run') && !paths.some((path) => IS_RUN.test(path))
      ? ['names nothing that runs']
      : []),
  ].map((problem) => `${row.id} ${problem}`)
}

describe('what is demanded of the running product', () => {
  const rows = rowsOf(readFileSync(`${ROOT}docs/assurance.md`, 'utf8'))

  it('has each demand once, in order', () => {
    const ids = Object.entries(DEMANDS).flatMap(([part, count]) =>
      Array.from({ length: count }, (_, at) => `${part}${at + 1}`),
    )
    expect(rows.map(({ id }) => id)).toEqual(ids)
  })

  it('names for each a proof that is there, and what came of it', () => {
    expect(rows.flatMap(problemsOf)).toEqual([])
  })

  it.each([
    [
      '| A1 | every call answers as the table says | `tests/nowhere.test.ts` | every run |',
      ['A1 no tests/nowhere.test.ts'],
    ],
    [
      '| A1 | every call answers as the table says | by looking | every run |',
      ['A1 names no proof', 'A1 names nothing that runs'],
    ],
    ['| A1 | every call answers as the table says | `bench/api.mjs` | every run |', ['A1 names nothing that runs']],
    ['| A1 | every call answers as the table says | `bench/api.mjs` | good |', ['A1 has no result']],
    ['| A1 | every call answers as the table says | `bench/api.mjs` | not measured: no quiet machine |', []],
  ])('%s', (text, problems) => {
    expect(rowsOf(text).flatMap(problemsOf)).toEqual(problems)
  })
})
