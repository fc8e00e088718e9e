import { string } from '#src/contract/yup.ts'

const PINCODE = /^[0-9]{6}$/

/** True for six digits. */
export function isPincode(value: string): boolean {
  return PINCODE.test(value)
}

/** Schema of an Indian postal code. Message: 'Please enter a valid 6 digit pincode'. */
export const pincode = string().matches(PINCODE, 'rules:pincode.invalid')

/** Hint, never an error: no Indian pincode starts with 0. Answers a translation key or null. */
export function pincodeHint(value: string): string | null {
  return isPincode(value) && value.startsWith('0') ? 'rules:pincode.hint.zero' : null
}
