import { newId } from '#server/crypto/vault.ts'
import {
  createApplicationRow,
  createEvent,
  findDraft,
  nextReference,
} from '#server/db/repositories/applications/applications.ts'
import { lockCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { attributeProduct } from '../leads/public/attribute-touches.ts'
import { completionFlags } from '../profile/public/completion-flags.ts'
import { found } from '../shared/not-found.ts'

/** Opens a draft, or answers the one already open for the product, and makes it the application under way. */
export async function createApplication(
  deps: Deps,
  productType: ProductType,
  by: ByCustomer,
): Promise<{ app_id: string }> {
  const now = deps.clock.now()
  return transaction(deps, async (deps) => {
    const customer = found(await lockCustomer(deps.db, by.user_id))
    const open = await findDraft(deps.db, by.user_id, productType)
    const app_id = open?.app_id ?? newId('app')
    if (!open) {
      await createApplicationRow(deps.db, {
        app_id,
        reference: await nextReference(deps.db),
        user_id: by.user_id,
        product_type: productType,
        partner: customer.partner,
        status: 'draft',
        origin_app_id: app_id,
        created_at: now,
        updated_at: now,
      })
      await createEvent(deps.db, { app_id, status: 'draft', source: 'customer', at: now })
    }
    // A new draft has no details yet, so its product is not complete any more.
    const flags = open ? {} : await completionFlags(deps, customer)
    if (!open || customer.inflight_credit_app_id !== app_id)
      await updateCustomer(deps.db, by.user_id, { ...flags, inflight_credit_app_id: app_id, updated_at: now })
    await attributeProduct(deps, customer, productType)
    return { app_id }
  })
}
