import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { detailsOfApplication } from '#server/db/repositories/applications/kept-details.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { missingToApply as missingOf } from '#src/contract/entities/profile/product-completeness.ts'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { toServed } from './customer-profile.ts'

/** Fields that this application still lacks: offers do without some of what a lender receives. */
export function missingToApply(
  deps: Deps,
  product: ProductType,
  customer: CustomerRow,
  application: ApplicationRow,
): string[] {
  if (!isLoanProduct(product)) return []
  const profile = toServed(deps.vault, customer)
  return missingOf(product, profile, detailsOfApplication(deps.vault, customer, application), deps.clock.now())
}
