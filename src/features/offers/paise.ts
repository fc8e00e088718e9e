import { numberText } from '#src/lib/format.ts'

/** Rupees with paise and Indian grouping, without the sign: 1,00,000.00. */
export const paise = numberText({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
