declare const unit: unique symbol

/** An amount in whole paise. The compiler takes no rupees, nor any other number, for it: these functions make one. */
export type Paise = number & { readonly [unit]: 'paise' }
/** Any number but one that is paise already. */
type Rupees = number & { readonly [unit]?: never }

/**
 * Money is kept in whole paise, so that sums are exact, and spoken of in rupees with at most two decimals. Nothing else
 * converts the one into the other.
 */
export function toPaise(rupees: Rupees): Paise
export function toPaise(rupees: Rupees | null): Paise | null
export function toPaise(rupees: Rupees | null): Paise | null {
  return rupees === null ? null : (Math.round(rupees * 100) as Paise)
}

/** Rupees of a number of paise. */
export function toRupees(paise: Paise): number
export function toRupees(paise: Paise | null): number | null
export function toRupees(paise: Paise | null): number | null {
  return paise === null ? null : paise / 100
}

/** True for rupees with at most two decimals; what reckoning adds behind them, less than a millionth of a paisa, is none. */
export const isKeptExactly = (rupees: number): boolean => Math.abs(rupees - toRupees(toPaise(rupees))) < 1e-8

/** The sum of rupees, exact to the paisa. */
export const sumRupees = (amounts: readonly number[]): number =>
  toRupees(sumPaise(amounts.map((rupees) => toPaise(rupees))))

/** An amount of 0 or more as it is said: whole rupees, and the paise beside them. */
export const rupeesAndRest = (paise: Paise): { rupees: number; rest: number } => ({
  rupees: Math.floor(paise / 100),
  rest: paise % 100,
})

/** Less of a rupee than this is dust of binary fractions. */
const DUST = 1e-5

/** What has been reckoned from paise, rounded up to the whole rupee, in paise. */
export const upToRupee = (amount: number): Paise => (Math.ceil(amount / 100 - DUST) * 100) as Paise

export const NO_PAISE = 0 as Paise

/** What has been reckoned from paise, such as a percentage or a difference of them, rounded half up to the whole one. */
export const wholePaise = (amount: number): Paise => Math.round(amount) as Paise

/** `shares` of `whole` in whole numbers, none below 0, half up: for sums that outgrow what a number holds exactly. */
export const halfUp = (shares: bigint, whole: bigint): bigint => (2n * shares + whole) / (2n * whole)

/** A percentage has this many steps to a percent, more than anybody types. */
const PERCENT_STEPS = 1_000_000

/**
 * `percent` percent of an amount, to the whole paisa and half of one away from nothing, so that what is turned round comes
 * to the same. In whole numbers: nothing else takes a percentage of money.
 */
export function percentOf(amount: Paise, percent: number): Paise {
  if (!Number.isFinite(amount + percent)) return NaN as Paise
  const shares = BigInt(Math.abs(amount)) * BigInt(Math.round(percent * PERCENT_STEPS))
  const part = Number(halfUp(shares, BigInt(100 * PERCENT_STEPS)))
  return wholePaise(amount < 0 ? 0 - part : part)
}

export const sumPaise = (amounts: readonly Paise[]): Paise =>
  amounts.reduce<number>((sum, amount) => sum + amount, 0) as Paise
