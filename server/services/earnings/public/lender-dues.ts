import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { lenderMonth } from '#src/contract/finance/earnings/lender-due.ts'
import type { LenderDue } from '#src/contract/finance/earnings/lender-due.ts'
import type { Business } from '#src/contract/finance/earnings/revenue.ts'
import { inForceOn } from '#src/contract/rules/versions.ts'
import { NO_PAISE, toRupees } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import type { SlabsVersion } from './versions.ts'

/** A part of a loan that a lender paid out, as `listPaidOut` has it. */
export interface PaidOutPart {
  app_id: string
  tranche: number
  /** Null where nobody knows it: then nothing is owed yet. */
  disbursed: Paise | null
  day: string
  given_back: boolean
}

export interface PartDue extends LenderDue<LenderRevenue> {
  /** By which the slab was chosen: all of its lender's month. */
  business: Business
  slabs_from: string | null
}

/** By what a part is found among others. */
export const partKey = ({ app_id, tranche }: Pick<PaidOutPart, 'app_id' | 'tranche'>): string => `${app_id} ${tranche}`

/** What a lender owes us for each of its parts, of whole months: what statements, reconciliation and bills go by. */
export function lenderDues(paidOut: readonly PaidOutPart[], slabs: readonly SlabsVersion[]): Map<string, PartDue> {
  const months = new Map<string, PaidOutPart[]>()
  for (const row of paidOut) {
    const month = row.day.slice(0, 7)
    const rows = months.get(month)
    if (rows) rows.push(row)
    else months.set(month, [row])
  }
  const dues = new Map<string, PartDue>()
  for (const rows of months.values()) {
    const parts = rows
      .filter(({ disbursed }) => disbursed !== null)
      .map((row) => ({
        row, amount: toRupees(row.disbursed ?? NO_PAISE), further: row.tranche > 1, given_back: row.given_back,
        version: inForceOn(slabs, row.day),
      }))
    const { business, dues: each } = lenderMonth<LenderRevenue, (typeof parts)[number]>(
      parts,
      ({ version }) => version.slabs,
    )
    parts.forEach(({ row, version }, at) => {
      const due = each[at]
      if (due) dues.set(partKey(row), { ...due, business, slabs_from: version.from_day })
    })
  }
  return dues
}

/** Of one part; nothing where nobody knows its amount. */
export const dueOf = (
  dues: ReadonlyMap<string, PartDue>,
  part: Pick<PaidOutPart, 'app_id' | 'tranche'>,
): Omit<PartDue, 'business' | 'slabs_from'> & Partial<PartDue> => dues.get(partKey(part)) ?? { slab: null, revenue: 0 }
