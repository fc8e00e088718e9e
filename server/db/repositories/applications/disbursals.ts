import { asc, eq, inArray, sql } from 'drizzle-orm'
import { sumPaise, type Paise } from '#src/contract/rules/paise.ts'
import type { Db } from '#server/db/client.ts'
import { disbursals } from '#server/db/schema-lending.ts'
import { writeStepsOf } from '../figures/write-facts.ts'
import { isOneOf } from '../shared/is-one-of.ts'

export type DisbursalRow = typeof disbursals.$inferSelect
type NewDisbursal = typeof disbursals.$inferInsert

/** What was paid out to an application, and given back: in the order in which it came. */
export async function listDisbursals(db: Db, appId: string): Promise<DisbursalRow[]> {
  return db.select().from(disbursals).where(eq(disbursals.app_id, appId)).orderBy(asc(disbursals.tranche))
}

/** The same of several applications, by application. */
export async function listDisbursalsOf(db: Db, appIds: readonly string[]): Promise<Map<string, DisbursalRow[]>> {
  const found = new Map<string, DisbursalRow[]>()
  if (appIds.length === 0) return found
  const rows = await db
    .select()
    .from(disbursals)
    .where(isOneOf(disbursals.app_id, appIds))
    .orderBy(asc(disbursals.tranche))
  for (const row of rows) found.set(row.app_id, [...(found.get(row.app_id) ?? []), row])
  return found
}

/**
 * Writes events, each of another application, and brings what the applications say of them into line. The applications are
 * locked.
 */
export async function createDisbursals(tx: Db, rows: readonly NewDisbursal[]): Promise<DisbursalRow[]> {
  if (rows.length === 0) return []
  const created = await tx
    .insert(disbursals)
    .values([...rows])
    .returning()
  await keepSums(
    tx,
    rows.map(({ app_id }) => app_id),
  )
  return created
}

/** Fills in what an event did not say. The application is locked. */
export async function fillDisbursal(
  tx: Db,
  { disbursal_id, app_id }: DisbursalRow,
  changes: Partial<NewDisbursal>,
): Promise<DisbursalRow> {
  const [filled] = await tx.update(disbursals).set(changes).where(eq(disbursals.disbursal_id, disbursal_id)).returning()
  if (!filled) throw new Error('the disbursal is gone')
  await keepSums(tx, [app_id])
  return filled
}

/** What the lender has named, all tranches together; what was given back was paid out all the same. */
async function keepSums(tx: Db, appIds: readonly string[]): Promise<void> {
  const known = await listDisbursalsOf(tx, appIds)
  const sums = appIds.map((app_id) => {
    const paid = (known.get(app_id) ?? []).filter(({ kind }) => kind === 'disbursed')
    const told = paid.flatMap(({ amount, amount_told }): Paise[] => (amount !== null && amount_told ? [amount] : []))
    const days = paid.flatMap(({ day, day_told }) => (day_told ? [day] : [])).sort()
    return { app_id, amount: told.length === 0 ? null : sumPaise(told), day: days[0] ?? null }
  })
  await tx.execute(sql`
    update applications set disbursed_amount = paid.amount, disbursed_on = paid.day
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as paid(app_id text, amount bigint, day text)
    where applications.app_id = paid.app_id`)
  await writeStepsOf(tx, appIds)
}

export async function listDisbursalsById(db: Db, ids: readonly number[]): Promise<DisbursalRow[]> {
  return db
    .select()
    .from(disbursals)
    .where(inArray(disbursals.disbursal_id, [...ids]))
}
