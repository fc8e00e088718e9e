import { toRupees } from '#src/contract/rules/paise.ts'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import type { RankableLender } from '#src/contract/finance/ranking.ts'
import type { SpecialOfferFields } from '#src/contract/finance/special-offer.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { Db } from '#server/db/client.ts'
import { lenders } from '#server/db/schema.ts'

export type LenderRow = typeof lenders.$inferSelect

/** What an offer is made of; the rest of the row is slow to carry. */
const OFFER_COLUMNS = {
  lender_id: lenders.lender_id,
  name: lenders.name,
  priority: lenders.priority,
  entity_kind: lenders.entity_kind,
  regulated_entity: lenders.regulated_entity,
  min_income: lenders.min_income,
  max_income: lenders.max_income,
  min_age: lenders.min_age,
  max_age: lenders.max_age,
  salaried: lenders.salaried,
  self_employed: lenders.self_employed,
  business: lenders.business,
  min_credit_score: lenders.min_credit_score,
  min_loan_amount: lenders.min_loan_amount,
  loan_amount_upto: lenders.loan_amount_upto,
  tenure_min_months: lenders.tenure_min_months,
  tenure_max_months: lenders.tenure_max_months,
  rate_min: lenders.rate_min,
  rate_max: lenders.rate_max,
  processing_fee_pct: lenders.processing_fee_pct,
  pincodes_excluded: lenders.pincodes_excluded,
  penal_charges: lenders.penal_charges,
  penal_charges_hi: lenders.penal_charges_hi,
  foreclosure_charges: lenders.foreclosure_charges,
  foreclosure_charges_hi: lenders.foreclosure_charges_hi,
  penal_charge_amount: lenders.penal_charge_amount,
  foreclosure_free_after_emis: lenders.foreclosure_free_after_emis,
  foreclosure_charge_amount: lenders.foreclosure_charge_amount,
  foreclosure_charge_pct: lenders.foreclosure_charge_pct,
  cooling_off_days: lenders.cooling_off_days,
  journey: lenders.journey,
  so_status: lenders.so_status,
  so_text: lenders.so_text,
  so_text_hi: lenders.so_text_hi,
  so_date_start: lenders.so_date_start,
  so_date_end: lenders.so_date_end,
}

/** Active lenders of a product as ranking reads them, in rupees and percent a year, with their special offers. */
export async function listActiveLenders(
  db: Db,
  product: ProductType,
): Promise<(RankableLender & SpecialOfferFields)[]> {
  const rows = await db
    .select(OFFER_COLUMNS)
    .from(lenders)
    .where(and(eq(lenders.product_kind, product), eq(lenders.lender_status, 1), isNull(lenders.deleted_at)))
    .orderBy(asc(lenders.lender_id))
  return rows.map((row) => toRankable(row, product))
}

export async function findLender(db: Db, lenderId: number): Promise<LenderRow | null> {
  const [row] = await db.select().from(lenders).where(eq(lenders.lender_id, lenderId))
  return row ?? null
}

/** Adds the lenders that are not there yet; what the admin has changed stays. */
export async function createLenders(db: Db, rows: (typeof lenders.$inferInsert)[]): Promise<void> {
  await db.insert(lenders).values(rows).onConflictDoNothing()
}

/** Lenders that have not been deleted, on or off, in the order they were created. */
export async function listLenderRows(db: Db): Promise<LenderRow[]> {
  return db.select().from(lenders).where(isNull(lenders.deleted_at)).orderBy(asc(lenders.lender_id))
}

/** A lender that has not been deleted, held until the transaction ends: edits of one lender follow each other. */
export async function lockLender(tx: Db, lenderId: number): Promise<LenderRow | null> {
  const [row] = await tx
    .select()
    .from(lenders)
    .where(and(eq(lenders.lender_id, lenderId), isNull(lenders.deleted_at)))
    .for('update')
  return row ?? null
}

/** The lender, deleted or not, held until the transaction ends. */
export async function lockAnyLender(tx: Db, lenderId: number): Promise<LenderRow | null> {
  const [row] = await tx.select().from(lenders).where(eq(lenders.lender_id, lenderId)).for('update')
  return row ?? null
}

/** Another lender of this name, whatever its capitals, that has not been deleted. */
export async function isLenderNameTaken(db: Db, name: string, exceptId = 0): Promise<boolean> {
  const [row] = await db
    .select({ lender_id: lenders.lender_id })
    .from(lenders)
    .where(
      and(
        eq(sql`lower(${lenders.name})`, name.toLowerCase()),
        ne(lenders.lender_id, exceptId),
        isNull(lenders.deleted_at),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Answers null when another lender has the slug. */
export async function createLenderRow(db: Db, row: typeof lenders.$inferInsert): Promise<LenderRow | null> {
  const [created] = await db.insert(lenders).values(row).onConflictDoNothing({ target: lenders.slug }).returning()
  return created ?? null
}

export async function updateLenderRow(
  db: Db,
  lenderId: number,
  changes: Partial<typeof lenders.$inferInsert>,
): Promise<LenderRow> {
  const [row] = await db.update(lenders).set(changes).where(eq(lenders.lender_id, lenderId)).returning()
  if (!row) throw new Error('the lender was not written')
  return row
}

function toRankable(
  row: Pick<LenderRow, keyof typeof OFFER_COLUMNS>,
  product: ProductType,
): RankableLender & SpecialOfferFields {
  return {
    lender_id: row.lender_id,
    name: row.name,
    product_kind: product,
    lender_status: 1,
    priority: row.priority,
    group: row.entity_kind,
    regulated_entity: row.regulated_entity,
    min_income: toRupees(row.min_income),
    max_income: toRupees(row.max_income),
    min_age: row.min_age,
    max_age: row.max_age,
    salaried: row.salaried === 1 ? 1 : 0,
    self_employed: row.self_employed === 1 ? 1 : 0,
    business: row.business === 1 ? 1 : 0,
    min_credit_score: row.min_credit_score,
    min_loan_amount: toRupees(row.min_loan_amount),
    loan_amount_upto: toRupees(row.loan_amount_upto),
    tenure_min_months: row.tenure_min_months,
    tenure_max_months: row.tenure_max_months,
    rate_min: Number(row.rate_min),
    rate_max: Number(row.rate_max),
    processing_fee_pct: Number(row.processing_fee_pct),
    pincodes_excluded: row.pincodes_excluded,
    penal_charges: row.penal_charges,
    penal_charges_hi: row.penal_charges_hi,
    foreclosure_charges: row.foreclosure_charges,
    foreclosure_charges_hi: row.foreclosure_charges_hi,
    penal_charge_amount: toRupees(row.penal_charge_amount),
    foreclosure_free_after_emis: row.foreclosure_free_after_emis,
    foreclosure_charge_amount: toRupees(row.foreclosure_charge_amount),
    foreclosure_charge_pct: row.foreclosure_charge_pct === null ? null : Number(row.foreclosure_charge_pct),
    cooling_off_days: row.cooling_off_days,
    journey: row.journey === 'App' ? 'App' : 'Web/App',
    so_status: row.so_status === 1 ? 1 : 0,
    so_text: row.so_text,
    so_text_hi: row.so_text_hi,
    so_date_start: row.so_date_start && istDay(row.so_date_start),
    so_date_end: row.so_date_end && istDay(row.so_date_end),
  }
}
