import { LOCALE } from '#src/contract/constants.ts'

const exact = new Intl.NumberFormat(`${LOCALE}-u-nu-latn`, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Rupees with paise and Indian grouping, without the sign: 1,00,000.00. */
export const paise = (amount: number): string => exact.format(amount)
