import type { CountedLink, TrackingLinkRow } from '#server/db/repositories/leads/tracking-links.ts'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'

export function toTrackingLink(row: CountedLink): TrackingLink {
  const { clicks, leads } = row
  return { ...linkFacts(row), clicks, leads }
}

/** What is said of a link to its partner and to us alike. */
export function linkFacts(row: TrackingLinkRow) {
  const { link_id, code, product_type, label, disabled_at, disabled_by, disabled_reason } = row
  if (!isProductType(product_type)) throw new Error('a link without a known product')
  return {
    link_id,
    code,
    product_type,
    label,
    created_at: row.created_at.toISOString(),
    disabled_at: disabled_at?.toISOString() ?? null,
    stopped_by: disabled_at === null ? null : disabled_by === null ? ('partner' as const) : ('staff' as const),
    stopped_reason: disabled_reason,
  }
}
