import { DESCRIPTION_MAX_LENGTH, HELP_PHONE_MAX_LENGTH } from '#src/contract/constants.ts'
import { string } from '#src/contract/yup.ts'
import { isEmail } from './person/email.ts'
import { safeText } from './safe-text.ts'

const HELP_PHONE = new RegExp(`^[0-9]{${HELP_PHONE_MAX_LENGTH}}$`)

/** Schema of the contact's name in the help form: any script, up to 120 characters. */
export const helpName = safeText(120).matches(/\S/, 'rules:required').required('rules:required')

/** Schema of the contact's email. Message: 'Email error'. */
export const helpEmail = string()
  .required('rules:required')
  .test('help-email', 'rules:help.email', (value) => isEmail(value))

/** Schema of the contact's phone: digits, ten of them. Message: 'Phone Number error'. */
export const helpPhone = string().required('rules:required').matches(HELP_PHONE, 'rules:help.phone')

/** Schema of the optional company of the help form. */
export const helpCompany = safeText(120)

export const helpDescription = safeText(DESCRIPTION_MAX_LENGTH)
  .matches(/\S/, 'rules:required')
  .required('rules:required')
