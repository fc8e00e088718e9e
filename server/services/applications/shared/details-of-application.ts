import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { toServed } from '#server/services/profile/public/customer-profile.ts'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import { missingForProduct } from '#src/contract/entities/profile/product-completeness.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'

export interface DetailsAnswer {
  data: ApplicationDetails
  /** Whether the product has everything now: profile and details. */
  completed: Flag
}

export function toDetailsAnswer(
  deps: Deps,
  customer: CustomerRow,
  product: ProductType,
  data: ApplicationDetails,
): DetailsAnswer {
  const profile = toServed(deps.vault, customer)
  const complete = isLoanProduct(product) && missingForProduct(product, profile, data, deps.clock.now()).length === 0
  return { data, completed: complete ? 1 : 0 }
}
