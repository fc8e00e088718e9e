import { createLoanEnquiry } from '#server/services/enquiries/create-loan-enquiry.ts'
import type { LoanEnquiry } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { storedLoanEnquiries } from './customer.ts'
import type { WithDeps } from './stored.ts'

const DETAILS = {
  car: { condition: 'used', price: 400_000, down_payment: 100_000, amount: 300_000 },
  'two-wheeler': { condition: 'new', price: 90_000, down_payment: 10_000, amount: 75_000 },
  student: { course: 'Nursing', institution: 'City College', place: 'india', cost: 300_000, amount: 200_000 },
}

/** An enquiry of a customer with its consent: the open one of the kind, where there is one. */
export const makeEnquiry = async (
  { deps }: WithDeps,
  user_id: number,
  kind: LoanEnquiry['kind'] = 'car',
): Promise<LoanEnquiry> => {
  const consent = CONSENT_VERSIONS.loan_enquiry
  const by = { user_id, ip: '127.0.0.1' }
  return (await createLoanEnquiry(deps, { kind, details: DETAILS[kind], consent }, by)).data
}

/** As which state of it an act has to begin. */
export async function versionOf(server: WithDeps, reference: string): Promise<number> {
  const [row] = await storedLoanEnquiries(server, { reference })
  if (!row) throw new Error(`there is no enquiry ${reference}`)
  return row.version
}
