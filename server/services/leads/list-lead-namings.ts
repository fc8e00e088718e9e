import { listOwnNamings } from '#server/db/repositories/leads/lead-namings.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { LeadNaming } from '#src/contract/entities/leads/tracking-link.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { namingStateAt } from './public/end-naming.ts'
import { maskedNaming } from './public/naming-contact.ts'

const NEWEST = 50

/** Whom the partner's systems named, newest first, masked. */
export async function listLeadNamings(deps: Deps, by: ByPartner): Promise<LeadNaming[]> {
  const now = deps.clock.now()
  return (await listOwnNamings(deps.db, by.partner_id, NEWEST)).flatMap((row) => {
    const { reference, product_type, created_at, expires_at } = row
    if (!isProductType(product_type)) return []
    const state = namingStateAt(row, now)
    const ended = row.ended_at ?? (state === 'expired' ? expires_at : null)
    return {
      reference,
      product_type,
      state,
      ...(state === 'pending' ? maskedNaming(deps.vault, row) : { name: '', mobile: '' }),
      created_at: created_at.toISOString(),
      pending_until: expires_at.toISOString(),
      ended_at: ended?.toISOString() ?? null,
    }
  })
}
