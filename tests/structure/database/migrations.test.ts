import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import { schema } from '#server/db/all-tables.ts'
import { ROOT } from '../source-files.ts'

const FOLDER = join(ROOT, 'server/db/migrations')
const read = (path: string): unknown => JSON.parse(readFileSync(join(FOLDER, path), 'utf8'))
interface Snapshot {
  tables: Record<string, unknown>
  sequences: Record<string, unknown>
}
const { entries } = read('meta/_journal.json') as { entries: { tag: string; when: number }[] }

it('the last migration leaves the database as the schema says: npm run db:generate finds nothing to do', () => {
  const { tables, sequences } = read(`meta/${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`) as Snapshot
  const now = generateDrizzleJson(schema) as Snapshot
  expect(Object.keys(now.tables).length).toBeGreaterThan(90)
  expect({ tables, sequences }).toEqual({ tables: now.tables, sequences: now.sequences })
})

it('every migration is in the journal, younger than the one before it: an older one would be passed over', () => {
  const written = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(written.sort())
  const times = entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})
