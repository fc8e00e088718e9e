import { ADDRESS_LINE_MAX_LENGTH } from '#src/contract/constants.ts'
import { string } from '#src/contract/yup.ts'

const ADDRESS_LINE = /^[A-Za-z0-9\-,.# ]+$/

/** Schema of an address line. Message: 'Do not use special characters in Address Line 1/2'. */
export const addressLine = string()
  .matches(ADDRESS_LINE, { message: 'rules:address.specialCharacters', excludeEmptyString: true })
  .max(ADDRESS_LINE_MAX_LENGTH, 'rules:text.tooLong')

/** Hint for an address line with a slash ('12/4'), common in India and not allowed. A translation key or null. */
export function addressHint(value: string): string | null {
  return value.includes('/') ? 'rules:address.hint.slash' : null
}
