import { CSR_SEARCH_MAX } from '#src/contract/entities/support/csr.ts'
import { isEmail } from '#src/contract/rules/person/email.ts'
import { isIndividualPan, isMasked, tidyPan } from '#src/contract/rules/person/pan.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'

/**
 * The mobile number, e-mail address or PAN in a typed text, as the search for customers takes it; null = it is none of them.
 * A country code, a zero before it, blanks and hyphens make no difference.
 */
export function contactInText(text: string): string | null {
  const said = text.trim()
  const digits = said.replaceAll(/[\s()-]/g, '').replace(/^(\+?91|0)(?=\d{10}$)/, '')
  if (isPhone(digits)) return digits
  const pan = tidyPan(said)
  if (isIndividualPan(pan) && !isMasked(pan)) return pan
  return said.length <= CSR_SEARCH_MAX && isEmail(said) ? said : null
}
