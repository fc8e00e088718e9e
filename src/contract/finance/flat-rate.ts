import { roundPercent, solveApr } from './apr.ts'
import { monthlyRate } from './emi.ts'

/** What a flat rate really is: rupees a month, percent a year to two decimals. */
export interface FlatLoan {
  emi: number
  total_interest: number
  /** The rate that the same instalments mean on what is really still owed. */
  true_rate: number
}

/**
 * A loan at a 'flat' rate, which charges interest on the first amount to the end although it is being paid back. `amount`
 * in rupees, `flatRate` percent a year, `months` whole. 18 % flat on 1,00,000 for 12 months is truly 31.72 %.
 */
export function costFlatLoan(amount: number, flatRate: number, months: number): FlatLoan {
  const total_interest = amount * monthlyRate(flatRate) * months
  const emi = (amount + total_interest) / months
  return { emi, total_interest, true_rate: roundPercent(solveApr(amount, emi, months, flatRate)) }
}
