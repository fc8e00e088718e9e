import { string } from '#src/contract/yup.ts'

const PARTNER_CODE = /^[A-Za-z0-9]{1,10}$/

/** Schema of a partner (brand) code. */
export const partnerCode = string().matches(PARTNER_CODE, 'rules:partnerCode.invalid')
