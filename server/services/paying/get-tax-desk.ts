import { sumTaxByMonth } from '#server/db/repositories/paying/tax-sums.ts'
import type { Deps } from '#server/deps.ts'
import type { TaxDesk } from '#src/contract/entities/paying/tax.ts'
import { depositDue, quarterOf } from '#src/contract/paying/tax-quarters.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { sumPaise, toRupees } from '#src/contract/rules/paise.ts'
import { papersOf } from './shared/tax-papers.ts'

/** Which tax is to be deposited until when, and which returns are due; the newest first. */
export async function getTaxDesk({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<TaxDesk> {
  const now = clock.now()
  const present = istDay(now).slice(0, 7)
  const months = (await sumTaxByMonth(db)).reverse()
  return {
    deposits: months.map(({ month, partners, gross, tds, approved }) => ({
      month,
      partners,
      due: depositDue(month),
      is_over: month < present,
      gross: toRupees(gross),
      tds: toRupees(tds),
      approved: toRupees(approved),
    })),
    quarters: [...new Set(months.map(({ month }) => quarterOf(month)))].map((quarter) => {
      const own = months.filter(({ month }) => quarterOf(month) === quarter)
      return {
        ...papersOf(quarter, now),
        gross: toRupees(sumPaise(own.map(({ gross }) => gross))),
        tds: toRupees(sumPaise(own.map(({ tds }) => tds))),
      }
    }),
  }
}
