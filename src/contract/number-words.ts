import { CURRENCY, LOCALE } from './constants.ts'

// Western digits in both languages: what a customer compares with the lender's own papers must look the same.
const NUMBERS = `${LOCALE}-u-nu-latn`

/**
 * Writes numbers the Indian way. What rounds to nothing has no sign: nobody owes minus nothing.
 * Every figure on a screen, in a message and in a document goes through one of these.
 */
export function numberText(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = new Intl.NumberFormat(NUMBERS, options)
  return (value) => {
    const text = format.format(value)
    return /[1-9]/.test(text) ? text : text.replace('-', '')
  }
}

/** Rupees without paise, Indian grouping: ₹1,00,000. */
export const rupees = numberText({ style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 })

/** Rupees with their paise: ₹318.50. */
export const rupeesAndPaise = numberText({ style: 'currency', currency: CURRENCY })

/** Two decimals without a sign of what they count: 1,00,000.00. */
export const twoDecimals = numberText({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
