import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

const HERE = join(import.meta.dirname, '../../server/db/migrations')

/** The migrations up to the one before `tag`, as a database of that version had them. */
export function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'creditlane-migrations-'))
  cpSync(HERE, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex((entry) => entry.tag.endsWith(tag))
  expect(end).toBeGreaterThan(0)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}
