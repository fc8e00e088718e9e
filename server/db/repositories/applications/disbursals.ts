import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications, disbursals } from '#server/db/schema/applications.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { principalsOf } from '#src/contract/finance/earnings/principal.ts'
import type { AgreedLoan } from '#src/contract/finance/earnings/principal.ts'
import { sumPaise, toPaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { writeStepsOf } from '../figures/write-facts.ts'
import { isOneOf } from '../shared/is-one-of.ts'

export type DisbursalRow = typeof disbursals.$inferSelect
type NewDisbursal = Omit<typeof disbursals.$inferInsert, 'principal'>

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
  const kept = await keepSums(
    tx,
    rows.map(({ app_id }) => app_id),
  )
  return created.map((row) => ({ ...row, principal: kept.get(row.disbursal_id) ?? null }))
}

/** Fills in what an event did not say. The application is locked. */
export async function fillDisbursal(
  tx: Db,
  { disbursal_id, app_id }: DisbursalRow,
  changes: Partial<NewDisbursal>,
): Promise<DisbursalRow> {
  const [filled] = await tx.update(disbursals).set(changes).where(eq(disbursals.disbursal_id, disbursal_id)).returning()
  if (!filled) throw new Error('the disbursal is gone')
  const kept = await keepSums(tx, [app_id])
  return { ...filled, principal: kept.get(disbursal_id) ?? null }
}

/**
 * What the lender has named, all tranches together; what was given back was paid out all the same. Answers the loan's own
 * amount of each part, which is kept with it.
 */
async function keepSums(tx: Db, appIds: readonly string[]): Promise<Map<number, Paise | null>> {
  const known = await listDisbursalsOf(tx, appIds)
  const kept = await keepPrincipals(tx, known)
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
  return kept
}

async function keepPrincipals(tx: Db, known: ReadonlyMap<string, DisbursalRow[]>): Promise<Map<number, Paise | null>> {
  const agreed = await listAgreedLoans(tx, [...known.keys()])
  const rows = [...known].flatMap(([app_id, all]) => {
    const parts = all.filter(({ kind }) => kind === 'disbursed')
    const of = principalsOf(parts, agreed.get(app_id) ?? { amount: null, fees: null, in_parts: false })
    return parts.map(({ disbursal_id, principal }, at) => ({
      disbursal_id,
      before: principal,
      principal: of[at]?.principal ?? null,
    }))
  })
  const changed = rows.filter(({ before, principal }) => before !== principal)
  if (changed.length > 0)
    await tx.execute(sql`
      update disbursals set principal = now.principal
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as now(disbursal_id int, principal bigint)
      where disbursals.disbursal_id = now.disbursal_id`)
  return new Map(rows.map(({ disbursal_id, principal }) => [disbursal_id, principal]))
}

/** What their customers agreed to, by application. */
export async function listAgreedLoans(db: Db, appIds: readonly string[]): Promise<Map<string, AgreedLoan>> {
  if (appIds.length === 0) return new Map()
  const { app_id, amount, product_type } = applications
  const fee = (name: string) => sql<string | null>`${applications.offer} ->> ${name}`
  const rows = await db
    .select({ app_id, amount, product_type, fee: fee('processing_fee'), gst: fee('gst_on_fees') })
    .from(applications)
    .where(isOneOf(app_id, appIds))
  return new Map(
    rows.map((row) => {
      const fees = row.fee === null ? null : sumPaise([toPaise(Number(row.fee)), toPaise(Number(row.gst ?? 0))])
      return [row.app_id, { amount: row.amount, fees, in_parts: isPaidInParts(row.product_type) }]
    }),
  )
}

const isPaidInParts = (product: string): boolean => isProductType(product) && PRODUCTS[product].kind === 'housing'

export async function listDisbursalsById(db: Db, ids: readonly number[]): Promise<DisbursalRow[]> {
  return db
    .select()
    .from(disbursals)
    .where(inArray(disbursals.disbursal_id, [...ids]))
}
