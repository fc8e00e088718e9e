import { createLoanEnquiry } from '#server/services/enquiries/create-loan-enquiry.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { storedLoanEnquiries } from '#tests/builders/customer.ts'
import type { World } from './credentials.ts'

/** An enquiry of consumer A that waits for us, as it stands now. */
export async function openEnquiry({ server, a }: World): Promise<{ reference: string; version: number }> {
  const details = { condition: 'used', price: 80_000, down_payment: 10_000, amount: 50_000 }
  const consent = CONSENT_VERSIONS.loan_enquiry
  const by = { user_id: a.userId, ip: '127.0.0.1' }
  const { reference } = await createLoanEnquiry(server.deps, { kind: 'two-wheeler', details, consent }, by)
  const [row] = await storedLoanEnquiries(server, { reference })
  return { reference, version: row?.version ?? 0 }
}
