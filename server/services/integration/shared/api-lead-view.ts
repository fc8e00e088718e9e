import type { NamingRow } from '#server/db/repositories/leads/lead-namings.ts'
import type { LeadRow } from '#server/db/repositories/leads/leads.ts'
import { namingStateAt } from '#server/services/leads/public/end-naming.ts'
import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'

/** A lead as a partner's own system sees it: nothing of the person. */
export function toApiLead(row: LeadRow): ApiLead {
  const { reference, product_type, status } = row
  if (!isProductType(product_type)) throw new Error('a lead without a known product')
  return {
    reference,
    product_type,
    status,
    pending_until: null,
    held_until: row.held_until.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Somebody named of whom no lead has come (yet), in the shape of one. */
export function namingAsApiLead(row: NamingRow, now: Date): ApiLead {
  const { reference, product_type, created_at, expires_at } = row
  if (!isProductType(product_type)) throw new Error('a naming without a known product')
  const state = namingStateAt(row, now)
  return {
    reference,
    product_type,
    // Counted, and its lead has gone since: it was the person's to be forgotten.
    status: state === 'counted' ? 'lost' : state,
    pending_until: state === 'pending' ? expires_at.toISOString() : null,
    held_until: null,
    created_at: created_at.toISOString(),
    updated_at: (row.ended_at ?? (state === 'expired' ? expires_at : created_at)).toISOString(),
  }
}
