import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** Moved by refusals on purpose: the record of denials, counters of guesses, and the time of the last request. */
const ALLOWED: Readonly<Record<string, readonly string[] | 'all'>> = {
  audit_log: 'all',
  rate_counters: 'all',
  sessions: ['last_seen_at'],
  cookie_store: ['expires_at'],
}

/** One checksum per table: equal before and after means that nothing was written, changed or removed. */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const names = tables.map(({ name }) => name).filter((name) => ALLOWED[name] !== 'all')
  if (names.length < 10) throw new Error('the tables are not there: nothing would be compared')
  const sums = await rows<{ name: string; sum: string }>(db, sql.raw(names.map(checksum).join(' union all ')))
  return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]))
}

function checksum(name: string): string {
  const ignored = ALLOWED[name]
  const minus = Array.isArray(ignored) ? ignored.map((column) => ` - '${column}'`).join('') : ''
  const row = `(to_jsonb(t)${minus})::text`
  return `select '${name}' as name, coalesce(md5(string_agg(${row}, '|' order by ${row})), '') as sum from ${name} t`
}

/** Both engines answer `{ rows }`; the shared type of drizzle does not say so. */
export async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  const result: unknown = await db.execute(query)
  return (result as { rows: T[] }).rows
}
