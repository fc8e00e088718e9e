const OTP = /^[0-9]{6}$/

/** True for six ASCII digits. */
export function isOtp(value: string): boolean {
  return OTP.test(value)
}
