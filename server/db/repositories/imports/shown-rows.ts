import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { applications } from '#server/db/schema/applications.ts'
import { importRows } from '#server/db/schema/imports.ts'
import type { ImportField, RowProblem, RowVerdict } from '#src/contract/entities/imports/import-batch.ts'
import type { ShownRows } from '#src/contract/entities/imports/studio.ts'
import { sumPaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { BAD_VERDICTS } from './import-rows.ts'
import type { ImportRow } from './import-rows.ts'

/** Which rows of a batch are meant; `code` and `field` name a group of errors, `rows` single ones. */
export interface RowFilter {
  show: ShownRows
  code?: string | undefined
  field?: ImportField | undefined
  rows?: readonly number[] | undefined
}

const isOpen = or(isNull(importRows.outcome), ne(importRows.outcome, 'committed'))

const SHOWN: Record<ShownRows, SQL | undefined> = {
  fix: and(inArray(importRows.verdict, BAD_VERDICTS), eq(importRows.left_out, false), isOpen),
  changes: and(inArray(importRows.verdict, ['new', 'update']), eq(importRows.left_out, false), isOpen),
  same: and(eq(importRows.verdict, 'unchanged'), eq(importRows.left_out, false), isOpen),
  written: eq(importRows.outcome, 'committed'),
  left_out: and(eq(importRows.left_out, true), isOpen),
  edited: and(eq(importRows.edited, true), isOpen),
  all: undefined,
}

function isShown(batchId: number, { show, code, field, rows }: RowFilter): SQL | undefined {
  const like = { ...(code !== undefined && { code }), ...(field !== undefined && { field }) }
  const inGroup =
    Object.keys(like).length > 0 ? sql`${importRows.problems} @> ${JSON.stringify([like])}::jsonb` : undefined
  const named = rows ? inArray(importRows.row_number, [...rows]) : undefined
  return and(eq(importRows.batch_id, batchId), SHOWN[show], inGroup, named)
}

/** A row, and what is known of the application that it is about; null where it is about none. */
export interface ShownRow {
  row: ImportRow
  reference: string | null
  lender_id: number | null
  product_type: string | null
}

export async function countShownRows(db: Db, batchId: number, filter: RowFilter): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(isShown(batchId, filter))
  return found?.count ?? 0
}

/** A page of rows in the order of the file, each with the number of its application. */
export async function listShownRows(
  db: Db,
  batchId: number,
  filter: RowFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShownRow[]> {
  return db
    .select({
      row: importRows,
      reference: applications.reference,
      lender_id: applications.lender_id,
      product_type: applications.product_type,
    })
    .from(importRows)
    .leftJoin(applications, eq(applications.app_id, importRows.app_id))
    .where(isShown(batchId, filter))
    .orderBy(asc(importRows.row_number))
    .limit(limit)
    .offset(offset)
}

/** The next rows of a filter behind one, to be changed. */
export async function listFilteredRows(
  db: Db,
  batchId: number,
  filter: RowFilter,
  { after, limit }: { after: number; limit: number },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(and(isShown(batchId, filter), gt(importRows.row_number, after), isOpen))
    .orderBy(asc(importRows.row_number))
    .limit(limit)
}

/** Rows of these keys, or of these numbers: those that have to be judged together. */
export async function listRowsOfKeys(
  db: Db,
  batchId: number,
  { keys, rows }: { keys: readonly string[]; rows: readonly number[] },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.batch_id, batchId),
        or(
          inArray(importRows.row_number, [...rows]),
          keys.length > 0 ? inArray(importRows.key_hash, [...keys]) : undefined,
        ),
      ),
    )
    .orderBy(asc(importRows.row_number))
}

/** Leaves rows out or takes them in again. */
export async function markSkipped(db: Db, batchId: number, rows: readonly number[], left_out: boolean): Promise<void> {
  if (rows.length === 0) return
  await db
    .update(importRows)
    .set({ left_out })
    .where(and(eq(importRows.batch_id, batchId), inArray(importRows.row_number, [...rows])))
}

/** How many rows there are of each verdict, as the lists have them (`SHOWN`): what is written counts as that alone. */
export async function countVerdicts(db: Db, batchId: number) {
  const verdict = sql<RowVerdict | null>`case when ${isOpen} then ${importRows.verdict} end`
  const rows = await db
    .select({
      verdict,
      taken: sql<number>`(count(*) filter (where not ${importRows.left_out} and ${isOpen}))::int`,
      left: sql<number>`(count(*) filter (where ${SHOWN.left_out}))::int`,
      edited: sql<number>`(count(*) filter (where ${SHOWN.edited}))::int`,
      written: sql<number>`(count(*) filter (where ${SHOWN.written}))::int`,
      amount: sql`coalesce(sum(${importRows.amount}) filter (where ${SHOWN.changes}), 0)`.mapWith(asPaise),
      written_amount: sql`coalesce(sum(${importRows.amount}) filter (where ${SHOWN.written}), 0)`.mapWith(asPaise),
    })
    .from(importRows)
    .where(eq(importRows.batch_id, batchId))
    .groupBy(sql`1`)
  const counts: Partial<Record<RowVerdict, number>> = {}
  const sums = { left_out_count: 0, edited_count: 0, written_count: 0 }
  const money = {
    amount: sumPaise(rows.map(({ amount }) => amount)),
    written_amount: sumPaise(rows.map((row) => row.written_amount)),
  }
  for (const { verdict, taken, left, edited, written } of rows) {
    if (verdict !== null && taken > 0) counts[verdict] = taken
    sums.left_out_count += left
    sums.edited_count += edited
    sums.written_count += written
  }
  return { counts, money, ...sums }
}

/** Of the rows that change something, the one that speaks of most money; null where none speaks of any. */
export async function findLargestRow(
  db: Db,
  batchId: number,
): Promise<{ row_number: number; amount: Paise; rows: number; all: Paise } | null> {
  const size = sql`abs(${importRows.amount})`
  const [found] = await db
    .select({
      row_number: importRows.row_number,
      amount: sql`${importRows.amount}`.mapWith(asPaise),
      rows: sql<number>`(count(*) over ())::int`,
      all: sql`sum(${size}) over ()`.mapWith(asPaise),
    })
    .from(importRows)
    .where(and(eq(importRows.batch_id, batchId), SHOWN.changes, isNotNull(importRows.amount)))
    .orderBy(sql`${size} desc`, asc(importRows.row_number))
    .limit(1)
  return found ?? null
}

/** What is wrong with the rows of a batch, the most frequent first. */
export async function listErrorGroups(
  db: Db,
  batchId: number,
): Promise<(Pick<RowProblem, 'code' | 'field'> & { count: number })[]> {
  const problem = sql`jsonb_array_elements(${importRows.problems})`.as('problem')
  const each = db
    .select({ problem })
    .from(importRows)
    .where(isShown(batchId, { show: 'fix' }))
    .as('each')
  const code = sql<RowProblem['code']>`each.problem ->> 'code'`
  const field = sql<ImportField | null>`each.problem ->> 'field'`
  return db
    .select({ code, field, count: sql<number>`count(*)::int` })
    .from(each)
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`3 desc`, sql`1`, sql`2`)
    .limit(MOST_GROUPS)
}

const MOST_GROUPS = 30
