import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { type LeadRow } from '#server/db/repositories/leads/leads.ts'

/** A lead as a partner's own system sees it: nothing of the person. */
export function toApiLead(row: LeadRow): ApiLead {
  const { reference, product_type, status } = row
  if (!isProductType(product_type)) throw new Error('a lead without a known product')
  return {
    ...{ reference, product_type, status },
    held_until: row.held_until.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
