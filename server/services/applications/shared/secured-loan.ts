import { findOwnApplication } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '#server/services/shared/not-found.ts'
import type { ByCustomer } from '#server/session.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { AppError } from '#src/contract/errors.ts'

export type Redirect = { redirect: string }

export async function requireProduct(deps: Deps, appId: string, by: ByCustomer, product: LoanProduct): Promise<void> {
  const application = found(await findOwnApplication(deps.db, by.user_id, appId))
  if (application.product_type !== product)
    throw new AppError('conflict', 'This application is for another product. Please start again from the products.')
}
