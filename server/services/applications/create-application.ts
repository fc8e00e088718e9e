import { newId } from '#server/crypto/vault.ts'
import { findLastDetails } from '#server/db/repositories/applications/answered-applications.ts'
import {
  createApplicationRow,
  createEvent,
  findDraft,
  nextReference,
} from '#server/db/repositories/applications/applications.ts'
import { detailsOfApplication, sealDetails } from '#server/db/repositories/applications/kept-details.ts'
import type { KeptDetails } from '#server/db/repositories/applications/kept-details.ts'
import { lockCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import { validDetails } from '#src/contract/entities/applications/application-details.ts'
import { isDetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { attributeProduct } from '../leads/public/attribute-touches.ts'
import { completionFlags } from '../profile/public/completion-flags.ts'
import { found } from '../shared/not-found.ts'

/**
 * Opens a draft, or answers the one already open for the product, and makes it the application under way. A new one begins
 * with what the customer answered for the last of its kind.
 */
export async function createApplication(
  deps: Deps,
  productType: ProductType,
  by: ByCustomer,
): Promise<{ app_id: string; details: KeptDetails }> {
  const now = deps.clock.now()
  return transaction(deps, async (deps) => {
    const customer = found(await lockCustomer(deps.db, by.user_id))
    const open = await findDraft(deps.db, by.user_id, productType)
    const app_id = open?.app_id ?? newId('app')
    const details = open
      ? detailsOfApplication(deps.vault, customer, open)
      : await lastDetails(deps, customer, productType)
    if (!open) {
      await createApplicationRow(deps.db, {
        app_id,
        reference: await nextReference(deps.db),
        user_id: by.user_id,
        product_type: productType,
        partner: customer.partner,
        status: 'draft',
        origin_app_id: app_id,
        ...sealedDetails(deps, customer, details),
        created_at: now,
        updated_at: now,
      })
      await createEvent(deps.db, { app_id, status: 'draft', source: 'customer', at: now })
    }
    // Whether the product is complete goes by the details of its open draft.
    const flags = open ? {} : await completionFlags(deps, customer)
    if (!open || customer.inflight_credit_app_id !== app_id)
      await updateCustomer(deps.db, by.user_id, { ...flags, inflight_credit_app_id: app_id, updated_at: now })
    await attributeProduct(deps, customer, productType)
    return { app_id, details }
  })
}

/**
 * What was answered for the newest application of the same product, as far as it keeps today's rules. Consents, documents and what a
 * lender was told stay with the application that they were given for.
 */
async function lastDetails(deps: Deps, customer: CustomerRow, product: ProductType): Promise<KeptDetails> {
  if (!isDetailedProduct(product)) return {}
  const last = await findLastDetails(deps.db, customer.user_id, product)
  return last ? validDetails(product, detailsOfApplication(deps.vault, customer, last)) : {}
}

const sealedDetails = ({ vault }: Deps, { data_key }: CustomerRow, details: KeptDetails) =>
  data_key === null || Object.keys(details).length === 0
    ? {}
    : sealDetails(vault, data_key, details, 'applications.details')
