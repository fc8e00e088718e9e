import { listSchedule } from '#src/contract/finance/schedule.ts'
import { sumRupees } from '#src/contract/rules/paise.ts'

/** One year of a loan: rupees with paise; `balance` is what is left at its end. */
export interface ScheduleYear {
  year: number
  months: number
  paid: number
  principal: number
  interest: number
  balance: number
}

/** The repayment in years. Summed in paise, so that the years add up to the loan exactly. */
export function listYears(amount: number, annualRate: number, months: number): ScheduleYear[] {
  const years: ScheduleYear[] = []
  for (const row of listSchedule(amount, annualRate, months)) {
    const year = Math.ceil(row.number / 12)
    const last = years.at(-1)
    if (last?.year === year) {
      last.months += 1
      last.paid = sumRupees([last.paid, row.instalment])
      last.principal = sumRupees([last.principal, row.principal])
      last.interest = sumRupees([last.interest, row.interest])
      last.balance = row.balance
    } else {
      const { instalment: paid, principal, interest, balance } = row
      years.push({ year, months: 1, paid, principal, interest, balance })
    }
  }
  return years
}
