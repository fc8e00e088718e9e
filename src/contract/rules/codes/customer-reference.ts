import { string } from '#src/contract/yup.ts'
import { safeText } from '../safe-text.ts'

const REFERENCE = /^CL-\d{1,12}$/i
const MOBILE = /^[6-9]\d{9}$/
const USER_ID = /^[1-9]\d{0,8}$/

export type CustomerReference =
  | { kind: 'reference'; reference: string }
  | { kind: 'mobile'; mobile: string }
  | { kind: 'user_id'; user_id: number }

/** What a text stands for: an application's number (CL-240917), ten digits of a mobile number, or a customer's number. */
export function readCustomerReference(text: string): CustomerReference | null {
  const tidy = text.replaceAll(/\s/g, '')
  if (REFERENCE.test(tidy)) return { kind: 'reference', reference: tidy.toUpperCase() }
  if (MOBILE.test(tidy)) return { kind: 'mobile', mobile: tidy }
  return USER_ID.test(tidy) ? { kind: 'user_id', user_id: Number(tidy) } : null
}

const isCustomerReference = (text: string | undefined): boolean => readCustomerReference(text ?? '') !== null

/** What staff type to name a customer. */
export const customerReference = () =>
  string()
    .required('rules:required')
    .max(40, 'rules:customerReference')
    .test('customer', 'rules:customerReference', isCustomerReference)

/** So long is a reason of the staff at least. */
export const STAFF_REASON_MIN = 5

/** Why staff do something about a customer, in a few words at least. */
export const staffReason = () =>
  safeText(300)
    .required('rules:required')
    .test('reason', 'rules:reason', (text) => text.trim().length >= STAFF_REASON_MIN)
