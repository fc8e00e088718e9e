import { listCurrentDetails } from '#server/db/repositories/applications/applications.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { missingForEach } from '#src/contract/entities/profile/product-completeness.ts'
import type { CompletionFlag } from '#src/contract/entities/profile/product-completeness.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { LOAN_PRODUCTS, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { toServed } from './customer-profile.ts'

export type CompletionFlags = Pick<ServedProfile, CompletionFlag>

/**
 * The completion flag of every loan product as this profile and the details of the customer's current applications make
 * it. Call it under the customer's lock: the flags go with what was just written.
 */
export async function completionFlags(deps: Deps, customer: CustomerRow): Promise<CompletionFlags> {
  const profile = toServed(deps.vault, customer)
  const details = await listCurrentDetails(deps.db, deps.vault, customer)
  const missingFor = missingForEach(profile, deps.clock.now())
  const flagOf = (product: LoanProduct): Flag =>
    missingFor(product, details.get(product) ?? {}).length === 0 ? 1 : 0
  // The flag of each loan is one of these fields, and of no other loan.
  return Object.fromEntries(LOAN_PRODUCTS.map((product) => [LOANS[product].flag, flagOf(product)])) as CompletionFlags
}
