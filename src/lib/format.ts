import { CURRENCY, LOCALE } from '#src/contract/constants.ts'

// Western digits in both languages: what a customer compares with the lender's own papers must look the same.
const NUMBERS = `${LOCALE}-u-nu-latn`
const ZONE = 'Asia/Kolkata'

/**
 * Writes numbers the Indian way. What rounds to nothing has no sign: nobody owes minus nothing.
 * Every figure on a screen goes through one of these.
 */
export function numberText(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = new Intl.NumberFormat(NUMBERS, options)
  return (value) => {
    const text = format.format(value)
    return /[1-9]/.test(text) ? text : text.replace('-', '')
  }
}

const rate = numberText({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: ZONE })

/** Rupees without paise, Indian grouping: ₹1,00,000. */
export const rupees = numberText({ style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 })

/** Rupees with their paise: ₹318.50. */
export const rupeesAndPaise = numberText({ style: 'currency', currency: CURRENCY })

/** Percent with two decimals: 13.74%. */
export const percent = (value: number): string => `${rate(value)}%`

/** A count with Indian grouping: 1,00,000. */
export const count = numberText()

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
