import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { payoutLines, payoutMonths } from '#server/db/schema/earnings.ts'
import { partners } from '#server/db/schema/partners.ts'

const { approved_at, gross, month, tds, tds_certificate, tds_percent } = payoutLines
const sum = (what: unknown) => sql`coalesce(sum(${what}), 0)`.mapWith(asPaise)
const approved = (column: typeof gross | typeof tds) =>
  sql`coalesce(sum(${column}) filter (where ${isNotNull(approved_at)}), 0)`.mapWith(asPaise)

/** The tax of every month of all partners, paise: all of it, and the part of what is approved. */
export const sumTaxByMonth = (db: Db) =>
  db
    .select({
      month,
      partners: sql`count(distinct ${payoutLines.partner_id})`.mapWith(Number),
      gross: sum(gross),
      tds: sum(tds),
      approved: approved(tds),
    })
    .from(payoutLines)
    .groupBy(month)
    .orderBy(asc(month))

/**
 * What was deducted from partners in months, paise, by partner, month, rate and order of the tax office; all of it, and the
 * part of what is approved. `percent` null = nothing has fixed it yet.
 */
export async function sumTaxOf(db: Db, asked: { months?: readonly string[]; partner_id?: number }) {
  const percent = sql`coalesce(${tds_percent}, ${payoutMonths.tds_percent})`
  return db
    .select({
      partner_id: payoutLines.partner_id,
      partner: partners.name,
      month,
      percent: sql<string | null>`${percent}`,
      certificate: tds_certificate,
      all_tds: sum(tds),
      gross: approved(gross),
      tds: approved(tds),
    })
    .from(payoutLines)
    .innerJoin(partners, eq(partners.partner_id, payoutLines.partner_id))
    .leftJoin(
      payoutMonths,
      and(eq(payoutMonths.partner_id, payoutLines.partner_id), eq(payoutMonths.month, payoutLines.month)),
    )
    .where(
      and(
        asked.months && inArray(month, [...asked.months]),
        asked.partner_id === undefined ? undefined : eq(payoutLines.partner_id, asked.partner_id),
      ),
    )
    .groupBy(payoutLines.partner_id, partners.name, month, percent, tds_certificate)
    .orderBy(asc(partners.name), asc(payoutLines.partner_id), asc(month), asc(percent), asc(tds_certificate))
}
