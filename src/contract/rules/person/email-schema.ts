import { EMAIL_MAX_LENGTH } from '#src/contract/constants.ts'
import { string } from '#src/contract/yup.ts'
import { isEmail } from './email.ts'

/** Schema of a customer's email address. The specification names no message outside the help form. */
export const email = string().test('email', 'rules:email.invalid', (value) => !value || isEmail(value))

/**
 * Schema of the address a member of staff signs in with. Looser than a customer's: staff addresses are created by us
 * and may end in a longer domain part, such as '.test'.
 */
export const staffEmail = string()
  .max(EMAIL_MAX_LENGTH, 'rules:email.invalid')
  .matches(/^[^\s@]+@[^\s@]+$/, 'rules:email.invalid')
