import { APPLICATION_STATUSES } from '#src/contract/entities/applications/application-status.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'

/** A stored text as one of a closed list. @throws Error on anything else: the row was not written by this product. */
export function statusOf(row: { status: string }): ApplicationStatus {
  const status = APPLICATION_STATUSES.find((each) => each === row.status)
  if (!status) throw new Error('a stored status is unknown')
  return status
}

export function productOf(row: { product_type: string }): ProductType {
  if (!isProductType(row.product_type)) throw new Error('a stored product type is unknown')
  return row.product_type
}
