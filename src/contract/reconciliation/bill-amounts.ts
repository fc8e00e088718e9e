import { GST_PERCENT } from '../constants.ts'
import { percentOf, sumPaise, NO_PAISE } from '../rules/paise.ts'
import type { Paise } from '../rules/paise.ts'
import type { LedgerLine } from './ledger-line.ts'

/** The code of what we sell to lenders: other services auxiliary to financial services. */
export const SAC = '997159'
/** A hundred crore: more than any bill. */
export const MAX_RUPEES = 1_000_000_000

export interface BillTax {
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/** 18 percent: in two halves where both are registered in one state, else as one; each rounded half up to a paisa. */
export function gstOf(taxable: Paise, within: boolean): BillTax {
  const part = (percent: number) => percentOf(taxable, percent)
  return within
    ? { cgst: part(GST_PERCENT / 2), sgst: part(GST_PERCENT / 2), igst: NO_PAISE }
    : { cgst: NO_PAISE, sgst: NO_PAISE, igst: part(GST_PERCENT) }
}

/** The financial year of a day, from April on: 26-27. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-')
}

/** At most sixteen signs, as the rules for tax invoices want it. */
export const invoiceNumber = (year: string, nth: number): string => `CL/${year}/${String(nth).padStart(5, '0')}`

/** What a line of a closed month is in the bills: nothing where it is not theirs or paid twice. */
export function billPart({ verdict, file, decision }: LedgerLine): 'billable' | 'disputed' | null {
  if (file === null) return null
  if (decision?.kind === 'disputed') return verdict === 'duplicate' ? null : 'disputed'
  return verdict === 'duplicate' && decision?.kind !== 'accepted' ? null : 'billable'
}

export interface BillSums {
  accrued: Paise
  disputed: Paise
  billed: Paise
  to_bill: Paise
}

/** What a closed month comes to without GST: `accrued` = `disputed` + `billed` + `to_bill`. */
export function billSums(lines: readonly LedgerLine[], billedLines: ReadonlySet<number>): BillSums {
  const sum = (fits: (line: LedgerLine) => boolean) =>
    sumPaise(lines.filter(fits).map(({ file }) => file?.gross ?? NO_PAISE))
  const isBilled = ({ file }: LedgerLine) => file !== null && billedLines.has(file.line_id)
  return {
    accrued: sum((line) => billPart(line) !== null),
    disputed: sum((line) => billPart(line) === 'disputed'),
    billed: sum((line) => billPart(line) === 'billable' && isBilled(line)),
    to_bill: sum((line) => billPart(line) === 'billable' && !isBilled(line)),
  }
}
