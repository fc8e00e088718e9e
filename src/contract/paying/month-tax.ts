import { wholePaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

/**
 * Tax that is deducted from a partner's commission before it is paid, percent: Section 194H of the Income-tax Act 1961,
 * 2 percent since 1 October 2024 (Finance (No. 2) Act 2024), the same under Section 393(1) of the Income-tax Act 2025.
 * The law lets a payer leave off the first 20,000 rupees of a financial year; here it is taken from the first rupee, and
 * the partner has all of it credited.
 */
export const TDS_PERCENT = 2
/** The same where the partner has given no PAN: Section 206AA, since then Section 397(2)(b). */
export const TDS_PERCENT_WITHOUT_PAN = 20

const INCOME_TAX_ACT_2025_FROM = '2026-04'

/**
 * Sections of the Act that is in force in a month 'YYYY-MM'; `before` is what people still call them. An order of the tax
 * office for less is Section 197 of the old Act and Section 395(1) of the new one.
 */
export function tdsSection(
  month: string,
  percent: number,
  order: string | null = null,
): { section: string; before: string | null } {
  const [old, now] =
    order !== null
      ? ['197', '395(1)']
      : percent === TDS_PERCENT_WITHOUT_PAN
        ? ['206AA', '397(2)(b)']
        : ['194H', '393(1)']
  return month < INCOME_TAX_ACT_2025_FROM ? { section: old, before: null } : { section: now, before: old }
}

/** On which papers the tax of a month is declared: the partner's certificate, our return, and the code of the payment. */
export const tdsPapers = (month: string): { certificate: string; return: string; code: string | null } =>
  month < INCOME_TAX_ACT_2025_FROM
    ? { certificate: '16A', return: '26Q', code: null }
    : { certificate: '131', return: '140', code: '1006' }

/** What counts in a month: percents, and whether the partner is registered in our state (`within`) or in another one. */
export interface TaxRates {
  tds_percent: number
  gst_percent: number
  supply: 'within' | 'across' | null
}

/** What a month's tax is rounded to, paise: tax deducted to the rupee; GST to the paisa, its two halves each. */
export const TDS_UNIT = 100
export const gstUnit = (supply: TaxRates['supply']): number => (supply === 'within' ? 2 : 1)

/** The percentage of a tax has two decimals: of whole paise it is whole in ten-thousandths of one. */
const PERCENT_STEPS = 100
const DUES_A_PAISA = 100 * PERCENT_STEPS

/** One line's claim in the month's tax. */
export interface TaxClaim {
  /** What it comes to exactly, in ten-thousandths of a paisa. */
  due: number
  /** Its part where that is fixed, paise. */
  fixed: Paise | null
}

/** What a tax of `percent` percent comes to exactly, as a claim says it. */
export const taxDue = (gross: Paise, percent: number): number => gross * Math.round(percent * PERCENT_STEPS)

/** Of a tax that has been taken off already: all of it, as a claim says it. */
export const dueAgain = (part: Paise): number => part * DUES_A_PAISA

/** To the unit, half of it away from nothing: what is turned round comes to the same. */
const roundTo = (due: number, unit: number): number =>
  Math.sign(due) * Math.round(Math.abs(due) / (DUES_A_PAISA * unit)) * unit

/**
 * The parts that the lines of a month have in its tax, paise: rounded is the running total, never the line, so that the
 * parts always add up to the month's tax. What is fixed stays; the others carry what is left.
 */
export function taxParts(claims: readonly TaxClaim[], unit: number): Paise[] {
  let due = 0
  let given = 0
  for (const { due: each, fixed } of claims)
    if (fixed !== null) {
      due += each
      given += fixed
    }
  return claims.map(({ due: each, fixed }) => {
    if (fixed !== null) return fixed
    due += each
    const part = wholePaise(roundTo(due, unit) - given)
    given += part
    return part
  })
}
