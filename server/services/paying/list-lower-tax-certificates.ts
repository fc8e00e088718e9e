import { listNotedLowerTax, sumLowerTax } from '#server/db/repositories/earnings/lower-tax.ts'
import type { LowerTaxRow } from '#server/db/repositories/earnings/lower-tax.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { LowerTaxCertificate, LowerTaxState } from '#src/contract/entities/earnings/lower-tax.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { NO_PAISE, toRupees } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { found } from '../shared/not-found.ts'

function stateOf({ ended_at, from_day, to_day, limit_amount }: LowerTaxRow, used: Paise, day: string): LowerTaxState {
  if (ended_at !== null) return 'ended'
  if (day > to_day) return 'over'
  if (used >= limit_amount) return 'used_up'
  return day < from_day ? 'to_come' : 'counts'
}

/** A partner's orders of the tax office with what each has covered, the newest first. @throws AppError `not_found` */
export async function listLowerTaxCertificates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  partnerId: number,
): Promise<LowerTaxCertificate[]> {
  found(await findPartner(db, partnerId))
  const used = await sumLowerTax(db, partnerId)
  const today = istDay(clock.now())
  return (await listNotedLowerTax(db, partnerId)).map(({ row, noted_by }) => {
    const { certificate_id, number, from_day, to_day, evidence, ended_reason } = row
    const covered = used.get(number) ?? NO_PAISE
    return {
      certificate_id,
      number,
      from_day,
      to_day,
      evidence,
      ended_reason,
      noted_by,
      tds_percent: Number(row.tds_percent),
      limit_amount: toRupees(row.limit_amount),
      used: toRupees(covered),
      state: stateOf(row, covered, today),
      noted_at: row.noted_at.toISOString(),
    }
  })
}
