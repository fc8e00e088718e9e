import { asc, eq, inArray } from 'drizzle-orm'
import { sumPaise, type Paise } from '#src/contract/rules/paise.ts'
import type { Db } from '#server/db/client.ts'
import { disbursals } from '#server/db/schema-lending.ts'
import { updateApplication } from './applications.ts'

export type DisbursalRow = typeof disbursals.$inferSelect
type NewDisbursal = typeof disbursals.$inferInsert

/** What was paid out to an application, and given back: in the order in which it came. */
export async function listDisbursals(db: Db, appId: string): Promise<DisbursalRow[]> {
  return db.select().from(disbursals).where(eq(disbursals.app_id, appId)).orderBy(asc(disbursals.tranche))
}

/** Writes an event and brings what the application says of them into line. The application is locked. */
export async function createDisbursal(tx: Db, row: NewDisbursal): Promise<DisbursalRow> {
  const [created] = await tx.insert(disbursals).values(row).returning()
  if (!created) throw new Error('the disbursal was not written')
  await keepSum(tx, row.app_id)
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
  await keepSum(tx, app_id)
  return filled
}

/** What the lender has named, all tranches together; what was given back was paid out all the same. */
async function keepSum(tx: Db, appId: string): Promise<void> {
  const paid = (await listDisbursals(tx, appId)).filter(({ kind }) => kind === 'disbursed')
  const told = paid.flatMap(({ amount, amount_told }): Paise[] => (amount !== null && amount_told ? [amount] : []))
  const days = paid.flatMap(({ day, day_told }) => (day_told ? [day] : [])).sort()
  await updateApplication(tx, appId, {
    disbursed_amount: told.length === 0 ? null : sumPaise(told),
    disbursed_on: days[0] ?? null,
  })
}

export async function listDisbursalsById(db: Db, ids: readonly number[]): Promise<DisbursalRow[]> {
  return db
    .select()
    .from(disbursals)
    .where(inArray(disbursals.disbursal_id, [...ids]))
}
