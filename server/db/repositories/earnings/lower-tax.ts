import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { lowerTaxCertificates, payoutLines } from '#server/db/schema/earnings.ts'
import { admins } from '#server/db/schema/staff.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { UNPAID } from './payouts.ts'

export type LowerTaxRow = typeof lowerTaxCertificates.$inferSelect

/** A partner's orders that nobody has ended, the earliest first. */
export const listLowerTax = (db: Db, partnerId: number): Promise<LowerTaxRow[]> =>
  db
    .select()
    .from(lowerTaxCertificates)
    .where(and(eq(lowerTaxCertificates.partner_id, partnerId), isNull(lowerTaxCertificates.ended_at)))
    .orderBy(asc(lowerTaxCertificates.from_day), asc(lowerTaxCertificates.certificate_id))

/** All of a partner's orders, the newest first, and who noted each. */
export async function listNotedLowerTax(
  db: Db,
  partnerId: number,
): Promise<{ row: LowerTaxRow; noted_by: string | null }[]> {
  return db
    .select({ row: lowerTaxCertificates, noted_by: admins.name })
    .from(lowerTaxCertificates)
    .leftJoin(admins, eq(admins.admin_id, lowerTaxCertificates.noted_by))
    .where(eq(lowerTaxCertificates.partner_id, partnerId))
    .orderBy(desc(lowerTaxCertificates.certificate_id))
}

/** An order, ended or not; null where there is none. */
export async function findLowerTax(db: Db, certificateId: number): Promise<LowerTaxRow | null> {
  const [row] = await db
    .select()
    .from(lowerTaxCertificates)
    .where(eq(lowerTaxCertificates.certificate_id, certificateId))
  return row ?? null
}

/** Adds an order; null where the partner has one of this number. */
export async function createLowerTax(
  tx: Db,
  row: typeof lowerTaxCertificates.$inferInsert,
): Promise<LowerTaxRow | null> {
  const [created] = await tx
    .insert(lowerTaxCertificates)
    .values(row)
    .onConflictDoNothing(uniqueIndexOf(lowerTaxCertificates, 'lower_tax_certificates_number'))
    .returning()
  return created ?? null
}

/** Ends one of a partner's orders; null where there is none that counts. */
export async function endLowerTax(
  tx: Db,
  partnerId: number,
  certificateId: number,
  ended: Pick<LowerTaxRow, 'ended_at' | 'ended_by' | 'ended_reason'>,
): Promise<LowerTaxRow | null> {
  const { partner_id, certificate_id, ended_at } = lowerTaxCertificates
  const [row] = await tx
    .update(lowerTaxCertificates)
    .set(ended)
    .where(and(eq(partner_id, partnerId), eq(certificate_id, certificateId), isNull(ended_at)))
    .returning()
  return row ?? null
}

const { tds_certificate, approved_at } = payoutLines
const sumGross = sql`sum(${payoutLines.gross})`.mapWith(asPaise)

/**
 * What counts under each of a partner's orders, paise. With a month: what would be there before its own lines that are not
 * approved, which is all that is approved, and what waits in the months before it.
 */
export async function sumLowerTax(db: Db, partnerId: number, month?: string): Promise<Map<string, Paise>> {
  const before = month === undefined ? undefined : or(isNotNull(approved_at), lt(payoutLines.month, month))
  const rows = await db
    .select({ number: tds_certificate, gross: sumGross })
    .from(payoutLines)
    .where(and(eq(payoutLines.partner_id, partnerId), isNotNull(tds_certificate), before))
    .groupBy(tds_certificate)
  return new Map(rows.flatMap(({ number, gross }) => (number === null ? [] : [[number, gross]])))
}

/** What counts under each order in a partner's months, and the tax of it, paise; `free` = what waits for a run alone. */
export const sumLowerTaxByMonth = (db: Db, partnerId: number, free = false) =>
  db
    .select({
      month: payoutLines.month,
      number: sql<string>`${tds_certificate}`,
      tds_percent: sql`${payoutLines.tds_percent}`.mapWith(Number),
      gross: sumGross,
      tds: sql`sum(${payoutLines.tds})`.mapWith(asPaise),
    })
    .from(payoutLines)
    .where(
      and(
        eq(payoutLines.partner_id, partnerId),
        isNotNull(tds_certificate),
        free ? and(UNPAID, isNull(payoutLines.run_line_id)) : undefined,
      ),
    )
    .groupBy(payoutLines.month, tds_certificate, payoutLines.tds_percent)
    .orderBy(asc(payoutLines.month), asc(tds_certificate))
