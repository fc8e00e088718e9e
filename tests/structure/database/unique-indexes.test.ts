import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { schema } from '#server/db/all-tables.ts'
import { sourceFiles } from '../source-files.ts'

const files = sourceFiles('server', /\.ts$/)
/** The only file that knows the database's number of the fault. */
const READER = 'server/db/database-away.ts'

/** What takes any unique index for the one that is meant: a number that is given out twice would count as "there already". */
const ANY_INDEX = [
  [/\.onConflictDoNothing\(\s*\)/, 'a conflict without its target'],
  [/\bon conflict do nothing\b/i, 'a conflict without its target'],
  [/(['"`])23505\1/, 'a violation without the name of its index'],
] as const
const faults = (text: string): string[] => ANY_INDEX.flatMap(([pattern, what]) => (pattern.test(text) ? [what] : []))

/** Names of indexes as the sources give them: in a call, or in a list that a call is given. */
const NAMED = /\b(?:uniqueIndexOf\(|unlessThere\(|isUniqueViolation\(|const ONE_\w+ =)([\s\S]*?)(?:\)|=>|as const)/g

describe('unique indexes', () => {
  const unique = new Set(
    Object.values(schema).flatMap((each) => {
      if (!(each instanceof PgTable)) return []
      const { columns, indexes } = getTableConfig(each)
      return [
        ...indexes.filter(({ config }) => config.unique).map(({ config }) => config.name ?? ''),
        ...columns.filter((column) => column.isUnique).map((column) => column.uniqueName ?? ''),
      ]
    }),
  )

  it('are named by whatever lets a second row be', () => {
    expect(files.filter(({ text }) => text.includes('onConflictDoNothing(')).length).toBeGreaterThan(20)
    const wrong = files.filter(({ path }) => path !== READER && !path.endsWith('http/error-response.ts'))
    expect(wrong.flatMap(({ path, text }) => faults(text).map((fault) => `${path}: ${fault}`))).toEqual([])
  })

  it('are there under the names by which they are asked for', () => {
    const named = files.flatMap(({ text }) =>
      [...text.matchAll(NAMED)].flatMap(([, part = '']) =>
        [...part.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)].map(([, name = '']) => name),
      ),
    )
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !unique.has(name))).toEqual([])
  })

  it.each([
    ['db.insert(calls).values(row).onConflictDoNothing().returning()', ['a conflict without its target']],
    ['sql`insert into jobs (kind) values (1) on conflict do nothing`', ['a conflict without its target']],
    ["if (pgErrorCode(error) !== '23505') throw error", ['a violation without the name of its index']],
    ['db.insert(calls).values(row).onConflictDoNothing({ target: calls.call_id })', []],
    ['sql`insert into jobs (kind) values (1) on conflict (dedupe_key) do nothing`', []],
  ])('%s', (text, expected) => {
    expect(faults(text)).toEqual(expected)
  })
})
