import { merchantRequestSchema } from '#src/contract/entities/merchants/merchant-request.ts'
import type { MerchantRequest } from '#src/contract/entities/merchants/merchant-request.ts'
import { PINCODE_LENGTH } from '#src/contract/constants.ts'
import { typedAccount, typedDigits, typedIfsc, typedPan, typedPhone } from '#src/contract/rules/typed.ts'
import { ValidationError } from '#src/contract/yup.ts'

export const MERCHANT_FIELDS = [
  'full_name',
  'phone',
  'email',
  'business_name',
  'pincode',
  'pan',
  'account_number',
  'ifsc',
] as const
export type MerchantField = (typeof MERCHANT_FIELDS)[number]
export type MerchantValues = Record<MerchantField, string>
export type MerchantProblems = Partial<Record<MerchantField | 'consent', string>>

export const EMPTY_MERCHANT = Object.fromEntries(MERCHANT_FIELDS.map((field) => [field, ''])) as MerchantValues

let kept = EMPTY_MERCHANT

/** In memory alone: who looks something up on another page finds the form as it was. */
export const keptMerchant = (): MerchantValues => kept
export function keepMerchant(values: MerchantValues): void {
  kept = values
}

/** What is wrong, by field, as translation keys; the first message of a field is the one that matters. */
export function merchantProblems(values: MerchantValues, consent: boolean): MerchantProblems {
  try {
    merchantRequestSchema.validateSync({ ...values, consent }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message] as const).reverse())
  }
}

/** The body of the call: spaces around are nobody's intent, and an empty bank account is none. */
export function merchantRequest(values: MerchantValues): MerchantRequest {
  const { account_number, ifsc, ...rest } = values
  return { ...rest, ...(account_number && { account_number, ifsc }), consent: true }
}

const text = (typed: string) => typed

/** What a field keeps of what is typed or pasted. */
export const KEEP: Record<MerchantField, (typed: string) => string> = {
  full_name: text,
  phone: typedPhone,
  email: (typed) => typed.replace(/\s/g, ''),
  business_name: text,
  pincode: (typed) => typedDigits(typed, PINCODE_LENGTH),
  pan: typedPan,
  account_number: typedAccount,
  ifsc: typedIfsc,
}
