import { lockApplication, updateApplication } from '#server/db/repositories/applications/applications.ts'
import { detailsOfApplication, sealDetails } from '#server/db/repositories/applications/kept-details.ts'
import { lockCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import { detailFields, detailProblems } from '#src/contract/entities/applications/application-details.ts'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import { isDetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { AppError } from '#src/contract/errors.ts'
import { completionFlags } from '../profile/public/completion-flags.ts'
import { notFound } from '../shared/not-found.ts'
import { productOf } from '../shared/stored-words.ts'
import { toDetailsAnswer } from './shared/details-of-application.ts'
import type { DetailsAnswer } from './shared/details-of-application.ts'

/**
 * Saves any subset of the product's own fields; empty text clears one. Two tabs that save different fields both keep
 * theirs.
 * @throws AppError `not_found`; `validation` naming the fields that are wrong or not this product's; `conflict` for an
 * application that was sent already
 */
export async function updateApplicationDetails(
  deps: Deps,
  appId: string,
  update: Record<string, string | number | undefined>,
  by: ByCustomer,
): Promise<DetailsAnswer> {
  return transaction(deps, async (deps) => {
    const customer = await lockCustomer(deps.db, by.user_id)
    const row = await lockApplication(deps.db, appId, by.user_id)
    if (customer?.data_key == null || !row) throw notFound()
    if (row.status !== 'draft')
      throw new AppError('conflict', 'This application was sent already, so its details cannot be changed.')
    const product = productOf(row)
    const details = mergeDetails(product, detailsOfApplication(deps.vault, customer, row), update)
    const now = deps.clock.now()
    await updateApplication(deps.db, appId, {
      ...sealDetails(deps.vault, customer.data_key, details, 'applications.details'),
      updated_at: now,
    })
    const flags = await completionFlags(deps, customer)
    await updateCustomer(deps.db, by.user_id, { ...flags, updated_at: now })
    return toDetailsAnswer(deps, customer, product, details)
  })
}

function mergeDetails(
  product: ProductType,
  stored: ApplicationDetails,
  update: Record<string, string | number | undefined>,
): Record<string, string | number> {
  const known = isDetailedProduct(product) ? detailFields(product) : []
  const merged = Object.fromEntries(known.map((field) => [field, update[field] ?? stored[field] ?? '']))
  const problems = isDetailedProduct(product) ? detailProblems(product, merged) : {}
  const errors: Record<string, string> = {}
  for (const [field, value] of Object.entries(update)) {
    const problem = known.includes(field) ? problems[field] : 'rules:unknownField'
    // What is missing is no mistake while the form is being filled in.
    if (problem !== undefined && value !== undefined && !(value === '' && known.includes(field)))
      errors[field] = problem
  }
  if (Object.keys(errors).length > 0) throw new AppError('validation', 'Check the highlighted fields.', { errors })
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
