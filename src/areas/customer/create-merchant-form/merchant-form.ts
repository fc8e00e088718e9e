import { PINCODE_LENGTH } from '#src/contract/constants.ts'
import type { MerchantRequest } from '#src/contract/entities/merchants/merchant-request.ts'
import { typedAccount, typedDigits, typedIfsc, typedPan, typedPhone } from '#src/contract/rules/typed.ts'

const MERCHANT_FIELDS = [
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

export const EMPTY_MERCHANT = Object.fromEntries(MERCHANT_FIELDS.map((field) => [field, ''])) as MerchantValues

let kept = EMPTY_MERCHANT

/** In memory alone: who looks something up on another page finds the form as it was. */
export const keptMerchant = (): MerchantValues => kept
export function keepMerchant(values: MerchantValues): void {
  // Never the consent, which is asked for each sending.
  kept = Object.fromEntries(MERCHANT_FIELDS.map((field) => [field, values[field]])) as MerchantValues
}

/** The body of the call: an empty bank account is none, half of one is. */
export function merchantRequest({
  account_number,
  ifsc,
  ...rest
}: MerchantValues & { consent: boolean }): MerchantRequest {
  return { ...rest, ...((account_number || ifsc) && { account_number, ifsc }) }
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
