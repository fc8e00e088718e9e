import { string } from '#src/contract/yup.ts'

/** Two digits of the state, the PAN, the number of the registration, a letter, a check sign. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** States and union territories 01 to 38, other territory, and who is registered with the Centre. */
const isState = (code: string): boolean => (code >= '01' && code <= '38') || code === '97' || code === '99'

/** The sign that the fourteen before it ask for: each counts once or twice in turn, and two-digit results are added up. */
function checkSign(first: string): string {
  const sum = [...first].reduce((total, sign, at) => {
    const product = SIGNS.indexOf(sign) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / SIGNS.length) + (product % SIGNS.length)
  }, 0)
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length)
}

/** True for a GST number whose state and check sign are right. */
export const isGstin = (value: string): boolean =>
  GSTIN.test(value) && isState(value.slice(0, 2)) && checkSign(value.slice(0, 14)) === value.charAt(14)

/** Code of the state in which the business is registered. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2)

/** The PAN of the business. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12)

/** Schema of a GST number in capitals; empty text = none. */
export const gstinOrNone = string().test(
  'gstin',
  'rules:gstin.invalid',
  (value) => value === undefined || value === '' || isGstin(value),
)
