import { newId } from '#server/crypto/vault.ts'
import { writeVisit } from '#server/db/repositories/figures/visit-facts.ts'
import { createProspectRow } from '#server/db/repositories/leads/prospects.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { SidCookie } from '#server/session.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { noteStart, attributeVisit } from './public/attribute-touches.ts'

export interface ProspectInput {
  product_type?: ProductType | undefined
  url_segment?: string | undefined
  partner?: string | undefined
  utms?: Record<string, string> | undefined
}

/**
 * Starts a visit for this browser; signed in, it belongs to the customer at once. `visits` are the partners' links that
 * brought the browser here.
 */
export async function createProspect(
  deps: Deps,
  input: ProspectInput,
  by: { cookie: SidCookie; userId: number | null; visits: readonly string[] },
): Promise<{ prospectAppId: string }> {
  const prospectAppId = newId('pro')
  const sid_hash = by.cookie.current ?? by.cookie.rotate()
  await transaction(deps, async (deps) => {
    await createProspectRow(deps.db, {
      prospect_app_id: prospectAppId,
      sid_hash,
      user_id: by.userId,
      product_type: input.product_type ?? null,
      url_segment: input.url_segment ?? null,
      partner: deps.brands.find(input.partner).code,
      utms: input.utms ?? {},
      created_at: deps.clock.now(),
    })
    if (by.visits.length > 0) await noteVisits(deps, prospectAppId, by)
    await writeVisit(deps.db, prospectAppId)
  })
  return { prospectAppId }
}

async function noteVisits(
  deps: TxDeps,
  prospectAppId: string,
  { visits, userId }: { visits: readonly string[]; userId: number | null },
): Promise<void> {
  await noteStart(deps, visits, prospectAppId)
  if (userId === null) return
  const customer = await findCustomer(deps.db, userId)
  if (customer) await attributeVisit(deps, customer, { visits, prospectAppId })
}
