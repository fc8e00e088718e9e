import { findBrand } from '#src/contract/brands/find-brand.ts'
import type { ProductType } from '#src/contract/entities/product-type.ts'
import { newId } from '../crypto/vault.ts'
import { createProspectRow } from '../db/repositories/prospects.ts'
import type { Deps } from '../deps.ts'
import type { SidCookie } from './open-session.ts'

export interface ProspectInput {
  product_type?: ProductType | undefined
  url_segment?: string | undefined
  partner?: string | undefined
  utms?: Record<string, string> | undefined
}

/** Starts a visit for this browser; signed in, it belongs to the customer at once. */
export async function createProspect(
  deps: Deps,
  input: ProspectInput,
  by: { cookie: SidCookie; userId: number | null },
): Promise<{ prospectAppId: string }> {
  const prospectAppId = newId('pro')
  await createProspectRow(deps.db, {
    prospect_app_id: prospectAppId,
    sid_hash: by.cookie.current ?? by.cookie.rotate(),
    user_id: by.userId,
    product_type: input.product_type ?? null,
    url_segment: input.url_segment ?? null,
    partner: findBrand(input.partner).code,
    utms: input.utms ?? {},
    created_at: deps.clock.now(),
  })
  return { prospectAppId }
}
