import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { type CountedLink } from '#server/db/repositories/leads/tracking-links.ts'

export function toTrackingLink(row: CountedLink): TrackingLink {
  const { link_id, code, product_type, label, clicks, leads } = row
  if (!isProductType(product_type)) throw new Error('a link without a known product')
  return {
    ...{ link_id, code, product_type, label, clicks, leads },
    created_at: row.created_at.toISOString(),
    disabled_at: row.disabled_at?.toISOString() ?? null,
  }
}
