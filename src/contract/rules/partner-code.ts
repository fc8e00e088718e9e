import { string } from '#src/contract/yup.ts'

const PARTNER_CODE = /^[A-Za-z0-9]{1,10}$/

/** True for one to ten letters and digits. */
export function isPartnerCode(value: string): boolean {
  return PARTNER_CODE.test(value)
}

/** Schema of a partner (brand) code. */
export const partnerCode = string().matches(PARTNER_CODE, 'rules:partnerCode.invalid')
