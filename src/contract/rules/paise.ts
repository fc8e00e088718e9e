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

/** What has been reckoned from paise, rounded half up to the whole rupee, in paise. */
export const wholeRupee = (amount: number): Paise => (Math.round(amount / 100) * 100) as Paise

export const NO_PAISE = 0 as Paise

/** What has been reckoned from paise, such as a percentage or a difference of them, rounded half up to the whole one. */
export const wholePaise = (amount: number): Paise => Math.round(amount) as Paise

/** `shares` of `whole` in whole numbers, none below 0, half up: for sums that outgrow what a number holds exactly. */
export const halfUp = (shares: bigint, whole: bigint): bigint => (2n * shares + whole) / (2n * whole)

export const sumPaise = (amounts: readonly Paise[]): Paise =>
  amounts.reduce<number>((sum, amount) => sum + amount, 0) as Paise
