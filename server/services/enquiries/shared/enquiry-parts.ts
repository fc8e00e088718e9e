import type { LenderEnquiry } from '#server/adapters/lenders/lender-gateway.ts'
import { detailsOfEnquiry } from '#server/db/repositories/applications/kept-details.ts'
import type { LoanEnquiryRow } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { goesTo, isFieldName } from '#src/contract/entities/privacy/asked-fields.ts'

/** What a lender of an enquiry may know of who asks, and what the hub calls it. */
const OF_PERSON = {
  first_name: 'first_name',
  last_name: 'last_name',
  mobile_phone_number: 'phone',
  email: 'email',
} as const satisfies Record<string, keyof LenderEnquiry['customer']>
type PersonField = keyof typeof OF_PERSON

/** What a lender is sent of an enquiry: what was answered and goes to such lenders by the register, and nothing else. */
export function enquiryParts(
  { vault }: Pick<Deps, 'vault'>,
  row: LoanEnquiryRow,
  owner: CustomerRow,
): Pick<LenderEnquiry, 'customer' | 'details'> {
  const mayGo = (name: string): boolean => isFieldName(name) && goesTo(name, 'enquiry_lender')
  const customer: LenderEnquiry['customer'] = {}
  for (const field of Object.keys(OF_PERSON) as PersonField[]) {
    const value = openField(vault, owner, field)
    if (value !== '' && mayGo(`profile.${field}`)) customer[OF_PERSON[field]] = value
  }
  const details = detailsOfEnquiry(vault, owner, row)
  return {
    customer,
    details: Object.fromEntries(Object.entries(details).filter(([field]) => mayGo(`enquiry.${field}`))),
  }
}
