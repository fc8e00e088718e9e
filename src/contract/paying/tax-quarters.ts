import { addDays, addMonths } from '../rules/calendar.ts'

/** The year from April to March that a day or month is in, by the year it begins in: 2026 for '2027-03'. */
export const financialYearOf = (day: string): number => Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0)

/** '2026-Q1' is April to June 2026, '2026-Q4' January to March 2027. */
export function quarterOf(month: string): string {
  const at = Math.floor(((Number(month.slice(5, 7)) + 8) % 12) / 3)
  return `${financialYearOf(month)}-Q${at + 1}`
}

/** The three months of a quarter, 'YYYY-MM'. */
export function monthsOf(quarter: string): string[] {
  const [year = '', at = ''] = quarter.split('-Q')
  const first = addMonths(`${year}-04-01`, (Number(at) - 1) * 3)
  return [0, 1, 2].map((count) => addMonths(first, count).slice(0, 7))
}

/** Until which day the tax of a month has to be deposited: the 7th of the next one; that of March by 30 April. */
export function depositDue(month: string): string {
  const next = addMonths(`${month}-01`, 1)
  return month.endsWith('-03') ? `${next.slice(0, 7)}-30` : `${next.slice(0, 7)}-07`
}

/** Days after the return by which the partner has its certificate. */
const CERTIFICATE_DAYS = 15

/** Until which day the return of a quarter is due, and then the partners' certificates. */
export function quarterDue(quarter: string): { return_due: string; certificate_due: string } {
  const last = `${monthsOf(quarter).at(-1) ?? ''}-01`
  // 31 July, 31 October, 31 January; the last quarter's is 31 May.
  const return_due = addDays(addMonths(last, quarter.endsWith('Q4') ? 3 : 2), -1)
  return { return_due, certificate_due: addDays(return_due, CERTIFICATE_DAYS) }
}
