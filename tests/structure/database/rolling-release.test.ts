import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { breaksOldCode } from '#tests/releases/old-code.ts'
import type { Snapshot } from '#tests/releases/old-code.ts'
import { KEPT_BY_OLD_CODE, RETIRED } from '#tests/releases/retired.ts'
import { ROOT } from '../source-files.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const { entries } = read('server/db/migrations/meta/_journal.json') as { entries: { tag: string }[] }
const now = read(`server/db/migrations/meta/${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`) as Snapshot
const before = JSON.parse(
  gunzipSync(readFileSync(join(ROOT, 'tests/releases/previous-schema.json.gz'))).toString(),
) as Snapshot

describe('a migration since the last release', () => {
  it('leaves what processes of that release use: expand now, contract in the release after', () => {
    expect(Object.keys(before.tables).length).toBeGreaterThan(90)
    const found = breaksOldCode(before, now).filter((each) => !(each in KEPT_BY_OLD_CODE))
    expect(found.filter((each) => !RETIRED.some((column) => each.startsWith(`${column}: the column is gone`)))).toEqual(
      [],
    )
  })

  const changed = (change: (table: Snapshot['tables'][string]) => unknown) => {
    const now = structuredClone(before)
    change(now.tables['public.customers'] ?? expect.fail('no table'))
    return breaksOldCode(before, now)
  }
  const text = { type: 'text', notNull: false }
  it.each([
    ['drops a column', (table) => delete table.columns['data_key'], 'customers.data_key: the column is gone'],
    [
      'gives one another type',
      (table) => (table.columns['data_key'] = { ...text, type: 'integer' }),
      'customers.data_key: was text',
    ],
    [
      'wants a value where none had to be',
      (table) => (table.columns['data_key'] = { ...text, notNull: true }),
      'customers.data_key: may not',
    ],
    [
      'adds one that wants a value',
      (table) => (table.columns['new'] = { ...text, notNull: true }),
      'customers.new: new, without',
    ],
    ['adds a rule', (table) => (table.checkConstraints['new'] = { value: 'true' }), 'customers: the rule new is new'],
    [
      'adds a rule of one of a kind',
      (table) => (table.indexes['new'] = { isUnique: true }),
      'customers: the rule new is new',
    ],
  ] satisfies [string, (table: Snapshot['tables'][string]) => unknown, string][])(
    'is found where it %s',
    (_, change, found) => {
      expect(changed(change)).toEqual([expect.stringContaining(found)])
    },
  )

  it('is found where it drops a table', () => {
    const now = structuredClone(before)
    delete now.tables['public.customers']
    expect(breaksOldCode(before, now)).toEqual(['customers: the table is gone'])
  })

  it.each([
    ['adds a column that may be empty', (table) => (table.columns['new'] = text)],
    ['adds one with a default', (table) => (table.columns['new'] = { ...text, notNull: true, default: "''" })],
    ['adds an index', (table) => (table.indexes['new'] = { isUnique: false })],
    ['allows what was not', (table) => (table.checkConstraints = {})],
  ] satisfies [string, (table: Snapshot['tables'][string]) => unknown][])('may %s', (_, change) => {
    expect(changed(change)).toEqual([])
  })
})
