import { TDS_PERCENT, TDS_PERCENT_WITHOUT_PAN } from '#src/contract/paying/month-tax.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

/** An order of the tax office by which less is deducted from a partner: from day to day, up to an amount of commission. */
export interface LowerTax {
  number: string
  tds_percent: number
  /** What may be paid or credited under it, before tax, paise. */
  limit_amount: Paise
  /** 'YYYY-MM-DD', both included. */
  from_day: string
  to_day: string
}

/** What is deducted on a day, percent, and by which order; the law gives nothing to whoever has no PAN on file. */
export interface TaxRate {
  tds_percent: number
  certificate: string | null
}

/** What deducts tax without an order: with a PAN that somebody has checked, or without one. */
export const usualRate = (hasCheckedPan: boolean): number => (hasCheckedPan ? TDS_PERCENT : TDS_PERCENT_WITHOUT_PAN)

interface Claim {
  /** What the line earns, before tax. */
  gross: Paise
  /** What would be deducted without an order, percent. */
  usual: number
  /** On which it was earned, 'YYYY-MM-DD': an order counts for what was earned in its days. */
  day: string
}

/**
 * The rate of each line of a month, in the order in which they came, by the orders that count on its day. A line counts under an order as a whole, while
 * that has room for it: the one which does not fit, and each one behind it, is taxed as usual.
 * @param used what counts under each order already, paise
 */
export function ratesOf(
  claims: readonly Claim[],
  orders: readonly LowerTax[],
  used: ReadonlyMap<string, Paise>,
): TaxRate[] {
  const rooms = orders.map((order) => ({ ...order, left: order.limit_amount - (used.get(order.number) ?? 0) }))
  return claims.map(({ gross, usual, day }) => {
    if (usual === TDS_PERCENT_WITHOUT_PAN || gross <= 0) return { tds_percent: usual, certificate: null }
    for (const room of rooms) {
      if (room.tds_percent >= usual || day < room.from_day || day > room.to_day) continue
      if (room.left >= gross) {
        room.left -= gross
        return { tds_percent: room.tds_percent, certificate: room.number }
      }
      room.left = 0
    }
    return { tds_percent: usual, certificate: null }
  })
}
