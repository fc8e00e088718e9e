import { createDedupeCheck, findCustomerWithPan } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Place } from './public/duplicates.ts'

/** Notes whether somebody else has the PAN of a profile that has just become complete. Nobody is turned away for it. */
export async function checkProfileDuplicate({ db, clock }: Place, customer: CustomerRow): Promise<void> {
  if (customer.tin_index === null) return
  const other = await findCustomerWithPan(db, customer.tin_index, customer.user_id)
  await createDedupeCheck(db, {
    user_id: customer.user_id,
    app_id: null,
    lender_id: null,
    source: 'marketplace',
    matched_on: other === null ? [] : ['pan'],
    result: other === null ? 'clear' : 'duplicate',
    detail: other === null ? 'profile' : `same_pan:${other}`,
    at: clock.now(),
  })
}
