import { string } from '#src/contract/yup.ts'
import { isPhone } from './phone.ts'

/** Schema of a mobile number without the country code. Message: 'Please enter a valid 10 digit mobile number'. */
export const phone = string().test('phone', 'rules:phone.invalid', (value) => value === undefined || isPhone(value))
