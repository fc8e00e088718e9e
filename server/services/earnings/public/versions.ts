import type { Db } from '#server/db/client.ts'
import { listLenderRevenueRowsOf } from '#server/db/repositories/earnings/lender-revenues.ts'
import { listSlabVersionRows, listTermsRows } from '#server/db/repositories/earnings/versions.ts'
import type { PartnerRow } from '#server/db/repositories/partners/partners.ts'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { AppError } from '#src/contract/errors.ts'
import type { PartnerTerms } from '#src/contract/finance/earnings/statement.ts'
import { fromDayProblem, inForceOn } from '#src/contract/rules/versions.ts'
import type { Version } from '#src/contract/rules/versions.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { toLenderRevenue } from './lender-revenue-view.ts'

/** `version_id` is null for what counts from the beginning. */
export interface TermsVersion extends Version {
  version_id: number | null
  revenue_percent: string
  revenue_flat_fee: Paise
}
export interface SlabsVersion extends Version {
  version_id: number | null
  slabs: LenderRevenue[]
}

const termsOf = (partner: PartnerRow, rows: readonly TermsVersion[]): TermsVersion[] => {
  const { revenue_percent, revenue_flat_fee } = partner
  return [{ version_id: null, from_day: null, revenue_percent, revenue_flat_fee }, ...rows]
}

/** All terms of a partner, the earliest first. */
export const readTerms = async (db: Db, partner: PartnerRow): Promise<TermsVersion[]> =>
  termsOf(partner, await listTermsRows(db, [partner.partner_id]))

/** Partners with the terms that count on a day in place of their first ones. */
export async function withTermsOn(db: Db, partners: readonly PartnerRow[], day: string): Promise<PartnerRow[]> {
  const rows = await listTermsRows(
    db,
    partners.map(({ partner_id }) => partner_id),
  )
  return partners.map((partner) => {
    const own = rows.filter(({ partner_id }) => partner_id === partner.partner_id)
    const { revenue_percent, revenue_flat_fee } = inForceOn(termsOf(partner, own), day)
    return { ...partner, revenue_percent, revenue_flat_fee }
  })
}

/** Terms as the calculation takes them. */
export const toTerms = (terms: Pick<TermsVersion, 'revenue_percent' | 'revenue_flat_fee'>): PartnerTerms => ({
  percent: Number(terms.revenue_percent),
  flat: toRupees(terms.revenue_flat_fee),
})

/** All versions of the slabs of lenders, the earliest first. Slabs that were never changed count from the beginning. */
export async function readSlabs(db: Db, lenderIds: readonly number[]): Promise<Map<number, SlabsVersion[]>> {
  const versions = await listSlabVersionRows(db, lenderIds)
  const never = lenderIds.filter((id) => !versions.some(({ lender_id }) => lender_id === id))
  const rows = await listLenderRevenueRowsOf(db, never)
  return new Map(
    lenderIds.map((id) => {
      const kept = versions.filter(({ lender_id }) => lender_id === id)
      const slabs = rows.filter(({ lender_id }) => lender_id === id).map(toLenderRevenue)
      return [id, kept.length > 0 ? kept : [{ version_id: null, from_day: null, slabs }]]
    }),
  )
}

export const readSlabsOf = async (db: Db, lenderId: number): Promise<SlabsVersion[]> =>
  (await readSlabs(db, [lenderId])).get(lenderId) ?? []

/**
 * The day from which a change counts: today or later, and not before what is planned already.
 * @throws AppError `validation`, which names the field
 */
export function checkFromDay(versions: readonly Version[], day: string | undefined, today: string): string {
  const from_day = day ?? today
  const problem = fromDayProblem(versions, from_day, today)
  if (problem) throw new AppError('validation', 'Check the highlighted field.', { errors: { from_day: problem } })
  return from_day
}

/** The versions with one more, in place of what was to count from the same day. */
export const withVersion = <V extends Version>(versions: readonly V[], added: V): V[] => [
  ...versions.filter(({ from_day }) => from_day !== added.from_day),
  added,
]
