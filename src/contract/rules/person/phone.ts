import { allDigits } from '../typed.ts'

const PHONE = /^[0-9]{10}$/

/** True for ten digits. */
export function isPhone(value: string): boolean {
  return PHONE.test(value)
}

/** Hint, never an error: Indian mobile numbers start with 6, 7, 8 or 9. Answers a translation key or null. */
export function phoneHint(value: string): string | null {
  return isPhone(value) && !/^[6-9]/.test(value) ? 'rules:phone.hint.start' : null
}

/** Where a link that dials leads, for a number as somebody prints it: ten digits are a number in India. */
export const dialAddress = (printed: string): string =>
  isPhone(printed) ? `tel:+91${printed}` : `tel:${printed.startsWith('+') ? '+' : ''}${allDigits(printed)}`
