import { numberText, twoDecimals } from '#src/contract/number-words.ts'

export { rupees, rupeesAndPaise } from '#src/contract/number-words.ts'

/** Percent with two decimals: 13.74%. */
export const percent = (value: number): string => `${twoDecimals(value)}%`

/** Always with one decimal: 4.5. */
export const oneDecimal = numberText({ least: 1, most: 1 })

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
