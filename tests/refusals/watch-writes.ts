import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { TestServer } from '#tests/setup/server.ts'

/** Written by refusals on purpose: the record of denials, and counters of guesses. */
const ALLOWED = new Set(['audit_log', 'audit_unsealed', 'rate_counters'])
/** Of these, a refusal may move the time of the last request and nothing else. */
const BUT_FOR: Readonly<Record<string, string>> = { sessions: 'last_seen_at', cookie_store: 'expires_at' }

/**
 * From now on: the answer names the tables that were written to since. The database itself counts, so that a row that was
 * written and taken back is seen, too.
 */
export async function watchWrites({ database }: TestServer): Promise<() => Promise<string[]>> {
  const before = await checksums(database.db)
  const written = await database.watchWrites()
  return async () => {
    const after = await checksums(database.db)
    return (await written()).filter(
      (table) => !ALLOWED.has(table) && (!(table in BUT_FOR) || before[table] !== after[table]),
    )
  }
}

async function checksums(db: Db): Promise<Record<string, string>> {
  const parts = Object.entries(BUT_FOR).map(([table, column]) => {
    const row = `(to_jsonb(t) - '${column}')::text`
    return `select '${table}' as name, coalesce(md5(string_agg(${row}, '|' order by ${row})), '') as sum from ${table} t`
  })
  const sums = await rows<{ name: string; sum: string }>(db, sql.raw(parts.join(' union all ')))
  return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]))
}

/** Both engines answer `{ rows }`; the shared type of drizzle does not say so. */
export async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  const result: unknown = await db.execute(query)
  return (result as { rows: T[] }).rows
}
