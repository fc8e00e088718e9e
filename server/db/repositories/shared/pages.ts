import { asc, desc, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'

/**
 * ORDER BY of a page. The columns come from a closed list beside the table, picked by a key that the contract knows:
 * nothing that a caller wrote becomes part of a statement.
 */
export const orderOf = (columns: readonly AnyColumn[], direction: 'asc' | 'desc'): SQL[] =>
  columns.map((column) => (direction === 'asc' ? asc(column) : desc(column)))

export const offsetOf = ({ page, size }: Pick<PageAsk<string>, 'page' | 'size'>): number => (page - 1) * size

/** Whether a column contains a text, whatever its capitals; `%`, `_` and the backslash in it stand for themselves. */
export const contains = (column: AnyColumn | SQL, text: string): SQL =>
  sql`${column} ilike ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

/** Counts rows, but never more than `cap` + 1: whoever sees more knows that there are more. */
export async function countUpTo(db: Db, table: PgTable, where: SQL | undefined, cap: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(cap + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}
