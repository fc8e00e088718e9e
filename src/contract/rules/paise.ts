/**
 * Money is kept in whole paise, so that sums are exact, and spoken of in rupees with at most two decimals. Nothing else
 * converts the one into the other.
 */
export function toPaise(rupees: number): number
export function toPaise(rupees: number | null): number | null
export function toPaise(rupees: number | null): number | null {
  return rupees === null ? null : Math.round(rupees * 100)
}

/** Rupees of a number of paise. */
export function toRupees(paise: number): number
export function toRupees(paise: number | null): number | null
export function toRupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100
}
