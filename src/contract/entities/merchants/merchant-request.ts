import type { InferType } from 'yup'
import { isIfsc } from '#src/contract/rules/accounts/ifsc.ts'
import { companyName } from '#src/contract/rules/person/company-name.ts'
import { email } from '#src/contract/rules/person/email-schema.ts'
import { fullName } from '#src/contract/rules/person/names.ts'
import { isMasked, nonIndividualPan } from '#src/contract/rules/person/pan.ts'
import { phone } from '#src/contract/rules/person/phone-schema.ts'
import { pincode } from '#src/contract/rules/person/pincode.ts'
import { boolean, string } from '#src/contract/yup.ts'
import { given, strictObject } from '../shared/fields.ts'

const filled = (parent: unknown, field: 'ifsc' | 'account_number'): boolean =>
  Boolean((parent as Partial<Record<typeof field, string>>)[field])

/**
 * Somebody who wants to sell through us: values of the form and body of POST /api/merchant-requests. PAN of the business
 * or of its owner. The bank account is optional; with one of the two its other half is asked for.
 */
const merchantRequestSchema = strictObject({
  full_name: given(fullName),
  phone: given(phone),
  email: given(email),
  business_name: given(companyName),
  pincode: given(pincode),
  /** Whatever the holder's kind: the individual pattern is part of the other one. A mask is nobody's PAN. */
  pan: given(nonIndividualPan).test('whole', 'rules:pan.invalid', (value) => !isMasked(value)),
  account_number: string()
    .matches(/^[0-9]{9,18}$/, { message: 'rules:accountNumber.invalid', excludeEmptyString: true })
    .test('both', 'rules:required', (value, { parent }) => Boolean(value) || !filled(parent, 'ifsc'))
    .optional(),
  ifsc: string()
    .test('ifsc', 'rules:ifsc.invalid', (value) => !value || isIfsc(value))
    .test('both', 'rules:required', (value, { parent }) => Boolean(value) || !filled(parent, 'account_number'))
    .optional(),
  consent: boolean().oneOf([true], 'rules:consent.missing').defined(),
})
export type MerchantRequest = InferType<typeof merchantRequestSchema>

/** The request as it is posted: the brand of the page, and the code of the invitation that the address carried; one that is not known counts as none. */
export const merchantRequestBodySchema = merchantRequestSchema.shape({
  partner: string().max(10).optional(),
  ref: string().max(40).optional(),
})
