import { string } from '#src/contract/yup.ts'
import { isOtp } from './otp.ts'

/** Schema of a one-time code; leading zeros count. Message: 'Enter 6 digits OTP'. */
export const otp = string().test('otp', 'rules:otp.invalid', (value) => value === undefined || isOtp(value))
