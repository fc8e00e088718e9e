import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partnerTerms, payoutLines, slabVersions } from '#server/db/schema/earnings.ts'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { isDisbursal } from './payouts.ts'
import type { PayoutGroup } from './payouts.ts'

export type TermsRow = typeof partnerTerms.$inferSelect
export type SlabVersionRow = typeof slabVersions.$inferSelect

/** What was agreed with these partners from a day on, without what was called off; the earliest first. */
export async function listTermsRows(db: Db, partnerIds: readonly number[]): Promise<TermsRow[]> {
  return db
    .select()
    .from(partnerTerms)
    .where(and(inArray(partnerTerms.partner_id, [...partnerIds]), isNull(partnerTerms.called_off_at)))
    .orderBy(asc(partnerTerms.from_day))
}

/** One version, called off or not. */
export async function findTermsRow(db: Db, versionId: number): Promise<TermsRow | null> {
  const [row] = await db.select().from(partnerTerms).where(eq(partnerTerms.version_id, versionId))
  return row ?? null
}

/** Keeps terms from a day on, in place of what was to count from that very day. */
export async function saveTermsRow(tx: Db, terms: typeof partnerTerms.$inferInsert): Promise<TermsRow> {
  const { revenue_percent, revenue_flat_fee, saved_at } = terms
  const [row] = await tx
    .insert(partnerTerms)
    .values(terms)
    .onConflictDoUpdate({
      target: [partnerTerms.partner_id, partnerTerms.from_day],
      targetWhere: isNull(partnerTerms.called_off_at),
      set: { revenue_percent, revenue_flat_fee, saved_at },
    })
    .returning()
  if (!row) throw new Error('the terms were not written')
  return row
}

export async function callOffTermsRow(tx: Db, versionId: number, at: Date): Promise<void> {
  await tx.update(partnerTerms).set({ called_off_at: at }).where(eq(partnerTerms.version_id, versionId))
}

/** The slabs of these lenders as they count from a day on, without what was called off; the earliest first. */
export async function listSlabVersionRows(db: Db, lenderIds: readonly number[]): Promise<SlabVersionRow[]> {
  return db
    .select()
    .from(slabVersions)
    .where(and(inArray(slabVersions.lender_id, [...lenderIds]), isNull(slabVersions.called_off_at)))
    .orderBy(sql`${slabVersions.from_day} asc nulls first`)
}

/** One version, called off or not. */
export async function findSlabVersionRow(db: Db, versionId: number): Promise<SlabVersionRow | null> {
  const [row] = await db.select().from(slabVersions).where(eq(slabVersions.version_id, versionId))
  return row ?? null
}

interface SlabsOfDay {
  lender_id: number
  from_day: string | null
  slabs: LenderRevenue[]
  saved_at: Date
}

/** Keeps a lender's slabs from a day on, in place of what was to count from that very day. The lender is locked. */
export async function saveSlabVersionRow(tx: Db, version: SlabsOfDay): Promise<SlabVersionRow> {
  const { lender_id, from_day, slabs, saved_at } = version
  const ofThatDay = sql`${slabVersions.from_day} is not distinct from ${from_day}`
  const replaced = await tx
    .update(slabVersions)
    .set({ slabs, saved_at })
    .where(and(eq(slabVersions.lender_id, lender_id), isNull(slabVersions.called_off_at), ofThatDay))
    .returning()
  const [row] = replaced.length > 0 ? replaced : await tx.insert(slabVersions).values(version).returning()
  if (!row) throw new Error('the slabs were not written')
  return row
}

export async function callOffSlabVersionRow(tx: Db, versionId: number, at: Date): Promise<void> {
  await tx.update(slabVersions).set({ called_off_at: at }).where(eq(slabVersions.version_id, versionId))
}

const isOpen = and(isDisbursal, eq(payoutLines.status, 'accrued'))

/** Months with a lender in which a line is not approved yet; the lowest partner first, in the order of their locks. */
export async function listOpenGroups(
  db: Db,
  of: { partner_id?: number; lender_id?: number; month?: string; since?: Date },
): Promise<PayoutGroup[]> {
  const rows = await db
    .selectDistinct({
      partner_id: payoutLines.partner_id,
      lender_id: payoutLines.lender_id,
      month: payoutLines.month,
    })
    .from(payoutLines)
    .where(
      and(
        isOpen,
        of.partner_id === undefined ? undefined : eq(payoutLines.partner_id, of.partner_id),
        of.lender_id === undefined ? undefined : eq(payoutLines.lender_id, of.lender_id),
        of.month === undefined ? undefined : eq(payoutLines.month, of.month),
        of.since === undefined ? undefined : gte(payoutLines.disbursed_at, of.since),
      ),
    )
    .orderBy(asc(payoutLines.partner_id), asc(payoutLines.month))
  return rows.flatMap(({ lender_id, ...rest }) => (lender_id === null ? [] : [{ ...rest, lender_id }]))
}

/** Partners with a loan of this lender since a day, such as those whom a change of its slabs concerns. */
export async function listPartnersOfLender(db: Db, lenderId: number, since: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ partner_id: payoutLines.partner_id })
    .from(payoutLines)
    .where(and(eq(payoutLines.lender_id, lenderId), isDisbursal, gte(payoutLines.disbursed_at, since)))
    .orderBy(asc(payoutLines.partner_id))
  return rows.map(({ partner_id }) => partner_id)
}
