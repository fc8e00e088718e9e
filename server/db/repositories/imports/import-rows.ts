import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { waitingWords } from '#server/db/schema/applications.ts'
import { importRows } from '#server/db/schema/imports.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { RowOutcome, RowProblem, RowProblemCode, RowVerdict } from '#src/contract/entities/imports/import-batch.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { isOneNumberOf, isOneOf } from '../shared/is-one-of.ts'

export type ImportRow = typeof importRows.$inferSelect
export type NewImportRow = typeof importRows.$inferInsert

/** A row, and what was found of it. */
interface StagedRow extends Pick<ImportRow, 'verdict' | 'problems' | 'app_id' | 'amount'> {
  row: ImportRow
}

/** Keeps rows of a file, with what was found of them. As one parameter: thousands of them cost more to pass than to write. */
export async function createImportRows(db: Db, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return
  const kept = rows.map(({ row, verdict, problems, app_id, amount }) => ({
    batch_id: row.batch_id,
    row_number: row.row_number,
    cells_enc: row.cells_enc,
    row_hash: row.row_hash,
    key_hash: row.key_hash,
    phone_index: row.phone_index,
    tin_index: row.tin_index,
    verdict,
    problems,
    app_id,
    amount,
  }))
  await db.execute(sql`
    insert into import_rows (batch_id, row_number, cells_enc, row_hash, key_hash, phone_index, tin_index, verdict, problems, app_id,
      amount)
    select * from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as staged(batch_id int, row_number int, cells_enc text, row_hash text, key_hash text, phone_index text, tin_index text,
        verdict text, problems jsonb, app_id text, amount bigint)`)
}

/** Files that are large enough for the database to be told of them. */
const MANY_ROWS = 1_000

/**
 * Tells the database what a large file has brought. It counts by itself now and then only, and until then takes the file for
 * a few rows, and puts all of them in order each time that the next five hundred are asked for.
 */
export async function countAnew(db: Db, rows: number): Promise<void> {
  if (rows >= MANY_ROWS) await db.execute(sql`analyze (skip_locked) import_rows`)
}

export async function removeImportRows(db: Db, batchId: number): Promise<void> {
  await db.delete(importRows).where(eq(importRows.batch_id, batchId))
}

/** The next rows behind one, in the order of the file. */
export async function listImportRows(db: Db, batchId: number, after: number, limit: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.batch_id, batchId), gt(importRows.row_number, after)))
    .orderBy(asc(importRows.row_number))
    .limit(limit)
}

/** All rows of a file in their order, so many at a time. */
export async function* eachPartOfRows(db: Db, batchId: number, size: number): AsyncGenerator<ImportRow[]> {
  for (let after = 0; ;) {
    const rows = await listImportRows(db, batchId, after, size)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.row_number
  }
}

/** The next rows that a commit would write, or put aside until somebody explains their words, behind one. */
export async function listRowsToCommit(db: Db, batchId: number, after: number, limit: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.batch_id, batchId),
        gt(importRows.row_number, after),
        inArray(importRows.verdict, ['new', 'update', 'unmapped']),
        eq(importRows.left_out, false),
        or(isNull(importRows.outcome), ne(importRows.outcome, 'committed')),
      ),
    )
    .orderBy(asc(importRows.row_number))
    .limit(limit)
}

/** The row, held until the transaction ends. */
export async function lockImportRow(
  tx: Tx,
  { batch_id, row_number }: Pick<ImportRow, 'batch_id' | 'row_number'>,
): Promise<ImportRow | null> {
  const [row] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.batch_id, batch_id), eq(importRows.row_number, row_number)))
    .for('update')
  return row ?? null
}

/** Some rows, held until the transaction ends; answers those of them that are written already. */
export async function lockImportRows(
  tx: Tx,
  batchId: number,
  rows: readonly Pick<ImportRow, 'row_number'>[],
): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  const numbers = rows.map(({ row_number }) => row_number)
  const held = await tx
    .select({ row_number: importRows.row_number, outcome: importRows.outcome })
    .from(importRows)
    .where(and(eq(importRows.batch_id, batchId), isOneNumberOf(importRows.row_number, numbers)))
    .orderBy(asc(importRows.row_number))
    .for('update')
  return new Set(held.flatMap(({ row_number, outcome }) => (outcome === 'committed' ? [row_number] : [])))
}

/** Rows that are worked on together stand near each other: without this the whole file may be gone through for them. */
function among(rows: readonly { row_number: number }[]): SQL {
  const numbers = rows.map(({ row_number }) => row_number)
  return sql`kept.row_number between ${Math.min(...numbers)}::int and ${Math.max(...numbers)}::int`
}

/** Marks rows as written, each with what an undo needs. */
export async function updateOutcomes(
  tx: Db,
  batchId: number,
  written: readonly ({ row_number: number } & Required<Pick<NewImportRow, 'before' | 'after'>>)[],
  now: Date,
): Promise<void> {
  if (written.length === 0) return
  await tx.execute(sql`
    update import_rows as kept
    set outcome = 'committed', committed_at = ${now.toISOString()}::timestamptz, before = done.before, after = done.after
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as done(row_number int, before jsonb, after jsonb)
    where kept.batch_id = ${batchId} and kept.row_number = done.row_number and ${among(written)}`)
}

/** Marks rows as taken back, or as left alone, by their numbers. */
export async function markTakenBack(tx: Db, batchId: number, settled: ReadonlyMap<number, boolean>): Promise<void> {
  if (settled.size === 0) return
  const done = [...settled].map(([row_number, back]) => ({ row_number, back }))
  await tx.execute(sql`
    update import_rows as kept
    set outcome = case when done.back then 'undone' else 'left' end,
      before = case when not done.back then kept.before end, after = case when not done.back then kept.after end
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done(row_number int, back boolean)
    where kept.batch_id = ${batchId} and kept.row_number = done.row_number and ${among(done)}`)
}

export async function updateImportRow(
  db: Db,
  { batch_id, row_number }: Pick<ImportRow, 'batch_id' | 'row_number'>,
  changes: Partial<NewImportRow>,
): Promise<void> {
  await db
    .update(importRows)
    .set(changes)
    .where(and(eq(importRows.batch_id, batch_id), eq(importRows.row_number, row_number)))
}

export interface Judged {
  row_number: number
  verdict: RowVerdict
  problems: RowProblem[]
  app_id: string | null
  amount: Paise | null
}

/** Writes what was found of many rows at once. */
export async function updateVerdicts(db: Db, batchId: number, judged: readonly Judged[]): Promise<void> {
  if (judged.length === 0) return
  const list = JSON.stringify(judged)
  await db.execute(sql`
    update import_rows as kept
    set verdict = found.verdict, problems = found.problems, app_id = found.app_id, amount = found.amount
    from jsonb_to_recordset(${list}::jsonb) as found(row_number int, verdict text, problems jsonb, app_id text, amount bigint)
    where kept.batch_id = ${batchId} and kept.row_number = found.row_number
      and ${among(judged)}
      and (kept.verdict, kept.problems, kept.app_id, kept.amount)
        is distinct from (found.verdict, found.problems, found.app_id, found.amount)`)
}

/** Writes down what rows speak of. */
export async function updateKeys(
  db: Db,
  batchId: number,
  keys: readonly Pick<ImportRow, 'row_number' | 'key_hash'>[],
): Promise<void> {
  if (keys.length === 0) return
  await db.execute(sql`
    update import_rows as kept set key_hash = found.key_hash
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as found(row_number int, key_hash text)
    where kept.batch_id = ${batchId} and kept.row_number = found.row_number
      and ${among(keys)}
      and kept.key_hash is distinct from found.key_hash`)
}

/**
 * Rows that speak of what another one speaks of: the later ones where all say the same, and every one where they do not.
 * Rows that are left out speak of nothing. With `keys`, of these alone.
 */
export async function findRowsTwice(db: Db, batchId: number, keys?: readonly string[]): Promise<number[]> {
  const same = sql`partition by ${importRows.key_hash}`
  const placed = db
    .select({
      row_number: importRows.row_number,
      place: sql<number>`row_number() over (${same} order by ${importRows.row_number})`.as('place'),
      differ: sql<boolean>`min(${importRows.row_hash}) over (${same}) <> max(${importRows.row_hash}) over (${same})`.as(
        'differ',
      ),
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.batch_id, batchId),
        isNotNull(importRows.key_hash),
        eq(importRows.left_out, false),
        keys ? inArray(importRows.key_hash, [...keys]) : undefined,
      ),
    )
    .as('placed')
  const rows = await db
    .select({ row_number: placed.row_number })
    .from(placed)
    .where(or(gt(placed.place, 1), placed.differ))
  return rows.map(({ row_number }) => row_number)
}

/** Numbers of the rows of which the last look found this. */
export async function findRowsWithProblem(db: Db, batchId: number, code: RowProblemCode): Promise<number[]> {
  const rows = await db
    .select({ row_number: importRows.row_number })
    .from(importRows)
    .where(and(eq(importRows.batch_id, batchId), sql`${importRows.problems} @> ${JSON.stringify([{ code }])}::jsonb`))
  return rows.map(({ row_number }) => row_number)
}

/** Rows whose words were explained after the file was written, and moved their applications then: they stay as they are. */
export async function leaveExplainedRows(tx: Db, batchId: number): Promise<void> {
  // As `row-event.ts` writes it.
  const row = sql<string>`split_part(${waitingWords.said} ->> 'event_id', ':', 3)`
  const explained = tx
    .select({ row })
    .from(waitingWords)
    .where(and(eq(waitingWords.batch_id, batchId), inArray(waitingWords.outcome, ['moved', 'noted'])))
  await tx
    .update(importRows)
    .set({ outcome: 'left' })
    .where(
      and(
        eq(importRows.batch_id, batchId),
        isNull(importRows.outcome),
        inArray(sql`${importRows.row_number}::text`, explained),
      ),
    )
}

/** Which of these rows another file has brought already. */
export async function findLoadedHashes(db: Db, batchId: number, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ hash: importRows.row_hash })
    .from(importRows)
    .where(
      and(isOneOf(importRows.row_hash, hashes), eq(importRows.outcome, 'committed'), ne(importRows.batch_id, batchId)),
    )
  return new Set(rows.map(({ hash }) => hash))
}

/** Verdicts of rows that somebody has to look at. */
export const BAD_VERDICTS: RowVerdict[] = [
  'stale',
  'backward',
  'terminal',
  'unmapped',
  'ambiguous',
  'not_ours',
  'duplicate_in_file',
  'invalid',
]

const isBad = (batchId: number) =>
  and(eq(importRows.batch_id, batchId), inArray(importRows.verdict, BAD_VERDICTS), eq(importRows.left_out, false))

/** How many rows somebody has to look at, and how much is wrong with them. */
export async function countProblems(db: Db, batchId: number): Promise<{ rows: number; problems: number }> {
  const [found] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      problems: sql<number>`coalesce(sum(jsonb_array_length(${importRows.problems})), 0)::int`,
    })
    .from(importRows)
    .where(isBad(batchId))
  return found ?? { rows: 0, problems: 0 }
}

/** Rows that somebody has to look at, behind one, in the order of the file. */
export async function listBadRows(db: Db, batchId: number, after: number, limit: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(and(isBad(batchId), gt(importRows.row_number, after)))
    .orderBy(asc(importRows.row_number))
    .limit(limit)
}

/** Rows that are written, behind one. */
export async function listCommittedRows(db: Db, batchId: number, after: number, limit: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.batch_id, batchId), eq(importRows.outcome, 'committed'), gt(importRows.row_number, after)))
    .orderBy(asc(importRows.row_number))
    .limit(limit)
}

/** How many rows behind one, up to another, this commit has written. */
export async function countWritten(
  db: Db,
  { batch_id, committed_at }: { batch_id: number; committed_at: Date | null },
  after: number,
  last: number,
): Promise<number> {
  const { row_number, outcome } = importRows
  return db.$count(
    importRows,
    and(
      eq(importRows.batch_id, batch_id),
      gt(row_number, after),
      lte(row_number, last),
      eq(outcome, 'committed'),
      committed_at === null ? undefined : gte(importRows.committed_at, committed_at),
    ),
  )
}

/** How many rows came to which end. */
export async function countOutcomes(db: Db, batchId: number): Promise<Partial<Record<RowOutcome, number>>> {
  const rows = await db
    .select({ outcome: importRows.outcome, count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(eq(importRows.batch_id, batchId))
    .groupBy(importRows.outcome)
  return Object.fromEntries(rows.flatMap(({ outcome, count }) => (outcome === null ? [] : [[outcome, count]])))
}
