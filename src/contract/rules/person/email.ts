import { EMAIL_MAX_LENGTH } from '#src/contract/constants.ts'

// Written without nested repetition: the common form of this pattern takes exponential time.
const EMAIL = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.\w{2,3}$/

/** True for a word-based address whose last domain part has two or three letters, at most 254 characters. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value)
}

/** Says which part of a refused address is wrong, as a translation key; null when the address is right or empty. */
export function emailHint(value: string): string | null {
  if (value === '' || isEmail(value)) return null
  const at = value.indexOf('@')
  if (at < 1) return 'rules:email.hint.at'
  if (/[^\w.@-]/.test(value)) return 'rules:email.hint.sign'
  const lastPart = value.slice(value.lastIndexOf('.') + 1)
  return value.lastIndexOf('.') > at && lastPart.length > 3 ? 'rules:email.hint.ending' : 'rules:email.hint.domain'
}
