import { tdsPapers } from '#src/contract/paying/month-tax.ts'
import { monthsOf, quarterDue } from '#src/contract/paying/tax-quarters.ts'
import { istDay } from '#src/contract/rules/calendar.ts'

/** On which papers a quarter is declared, and until when. */
export function papersOf(quarter: string, now: Date) {
  const months = monthsOf(quarter)
  const { certificate, return: tax_return } = tdsPapers(months[0] ?? '')
  return {
    quarter,
    months,
    tax_return,
    certificate,
    ...quarterDue(quarter),
    is_over: (months.at(-1) ?? '') < istDay(now).slice(0, 7),
  }
}
