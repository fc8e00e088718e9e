import { partnerCode } from '#src/contract/rules/codes/partner-code.ts'
import { string } from '#src/contract/yup.ts'
import { strictObject } from '../shared/fields.ts'

/** What a partner's brand looks like: answer of the partner-theme call. `cobrand_logo` is empty when there is none. */
export const brandInfoSchema = strictObject({
  partner_code: partnerCode.defined(),
  logo: string().defined(),
  font_link: string().defined(),
  font_family: string().defined(),
  cobrand_logo: string().defined(),
})
