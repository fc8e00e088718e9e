import { CURRENCY, LOCALE } from '#src/contract/constants.ts'

// Western digits in both languages: what a customer compares with the lender's own papers must look the same.
const NUMBERS = `${LOCALE}-u-nu-latn`
const ZONE = 'Asia/Kolkata'

const money = new Intl.NumberFormat(NUMBERS, { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat(NUMBERS, { style: 'currency', currency: CURRENCY })
const rate = new Intl.NumberFormat(NUMBERS, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat(NUMBERS)
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: ZONE })

/** Rupees without paise, Indian grouping: ₹1,00,000. */
export const rupees = (amount: number): string => money.format(amount)

/** Rupees with their paise: ₹318.50. */
export const rupeesAndPaise = (amount: number): string => exact.format(amount)

/** Percent with two decimals: 13.74%. */
export const percent = (value: number): string => `${rate.format(value)}%`

/** A count with Indian grouping: 1,00,000. */
export const count = (value: number): string => whole.format(value)

/** Day of an ISO date or instant in India: 20 Nov 2026. */
export function dateShort(iso: string): string {
  const parts = Object.fromEntries(day.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${parts['day']} ${(parts['month'] ?? '').slice(0, 3)} ${parts['year']}`
}

/** Day and 24-hour time of an instant in India: 20 Nov 2026, 14:05. */
export const dateTime = (iso: string): string => `${dateShort(iso)}, ${clock.format(new Date(iso))}`

/** A term in the reader's words: '36 months'. `t` is any `useTranslation` function. */
export const months = (value: number, t: (key: string, values: { count: number }) => string): string =>
  t('common:months', { count: value })
