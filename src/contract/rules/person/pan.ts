import { string } from '#src/contract/yup.ts'
import { tidyText } from '../safe-text.ts'

const INDIVIDUAL = /^[A-Z]{3}P[A-Z*][\d*]{4}[A-Z*]$/i
const NON_INDIVIDUAL = /^[A-Z]{4}[A-Z*][\d*]{4}[A-Z*]$/i

/** True for the PAN of a person: fourth letter P; stars are allowed where a mask may put them. */
export function isIndividualPan(value: string): boolean {
  return INDIVIDUAL.test(value)
}

/** True when a PAN or birth date carries the stars of a mask. A posted mask means "unchanged" and is never stored. */
export function isMasked(value: string): boolean {
  return value.includes('*')
}

/** A PAN as it is stored and compared: in capitals, nothing around it. A mask keeps its stars. */
export const tidyPan = (pan: string): string => tidyText(pan).toUpperCase()

/** Mask shown to people: the first four characters and the last one stay ('ABCP*****F'). */
export function maskPan(pan: string): string {
  return pan === '' ? '' : `${pan.slice(0, 4)}*****${pan.slice(9)}`
}

/** Schema of a person's PAN, upper or lower case. Message: 'Invalid PAN'. */
export const individualPan = string().matches(INDIVIDUAL, 'rules:pan.invalid')

/** Schema of a company's or other holder's PAN, upper or lower case. Message: 'Invalid PAN'. */
export const nonIndividualPan = string().matches(NON_INDIVIDUAL, 'rules:pan.invalid')

/**
 * Hint, never an error: the fourth letter says who holds the PAN, the fifth is the first letter of a person's surname.
 * Answers a translation key, or null when there is nothing to say.
 */
export function panHint(pan: string, lastName: string): string | null {
  if (pan.length < 5 || isMasked(pan)) return null
  if (pan.charAt(3).toUpperCase() !== 'P') return 'rules:pan.hint.holder'
  const initial = lastName.trim().charAt(0).toUpperCase()
  return initial !== '' && initial !== pan.charAt(4).toUpperCase() ? 'rules:pan.hint.surname' : null
}
