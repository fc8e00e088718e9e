import { NAME_MAX_LENGTH } from '#src/contract/constants.ts'
import { string } from '#src/contract/yup.ts'

const NAME = /^[A-Za-z]+$/
const FULL_NAME = /^[A-Za-z]+(?:['-][A-Za-z]+)?(?: [A-Za-z]+(?:['-][A-Za-z]+)?)+$/

/** True for a first or last name: letters A to Z only, one word. */
export function isName(value: string): boolean {
  return NAME.test(value)
}

/** Schema of a first or last name. Message: 'Only alphabets are considered to be the valid first name/last name'. */
export const personName = string().matches(NAME, 'rules:name.letters').max(NAME_MAX_LENGTH, 'rules:text.tooLong')

/** Schema of a person's name as another system writes it: letters of any script, with blanks, full stops, hyphens and apostrophes. */
export const nameOfAnyScript = string()
  .matches(/^\p{L}(?:[\p{L}\p{M} .'\u2019-]|\u200C|\u200D)*$/u, 'rules:name.anyScript')
  .max(80, 'rules:text.tooLong')

export const fullName = string()
  .matches(FULL_NAME, 'rules:fullName.invalid')
  .max(2 * NAME_MAX_LENGTH, 'rules:text.tooLong')
