import { CURRENCY, LOCALE } from '#src/contract/constants.ts'

// Western digits in both languages: what a customer compares with the lender's own papers must look the same.
const NUMBERS = `${LOCALE}-u-nu-latn`

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

/** Rupees without paise, Indian grouping: ₹1,00,000. */
export const rupees = numberText({ style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 })

/** Rupees with their paise: ₹318.50. */
export const rupeesAndPaise = numberText({ style: 'currency', currency: CURRENCY })

/** Percent with two decimals: 13.74%. */
export const percent = (value: number): string => `${rate(value)}%`

/** Always with one decimal: 4.5. */
export const oneDecimal = numberText({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A share in percent, always with one decimal, so that columns stand in line: 50.0%. */
export const shareText = (value: number): string => `${oneDecimal(value)}%`

/** A count with Indian grouping: 1,00,000. */
export const count = numberText()

/** Beyond this nobody counts in months any more. */
const MONTHS_ALONE = 60

/** A term in the reader's words: '36 months', '240 months (20 years)'. `t` is any `useTranslation` function. */
export const months = (value: number, t: (key: string, values: { count: number; years?: number }) => string): string =>
  value > MONTHS_ALONE && value % 12 === 0
    ? t('common:monthsInYears', { count: value, years: value / 12 })
    : t('common:months', { count: value })
