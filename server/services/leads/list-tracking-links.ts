import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { listOwnLinks, type CountedLink } from '#server/db/repositories/leads/tracking-links.ts'
import type { Deps } from '#server/deps.ts'

/** A partner's own links, newest first. */
export async function listTrackingLinks(
  deps: Deps,
  partnerId: number,
  productType: string | undefined,
): Promise<TrackingLink[]> {
  return (await listOwnLinks(deps.db, partnerId, productType)).map(toTrackingLink)
}

export function toTrackingLink(row: CountedLink): TrackingLink {
  const { link_id, code, product_type, label, clicks, leads } = row
  if (!isProductType(product_type)) throw new Error('a link without a known product')
  return {
    ...{ link_id, code, product_type, label, clicks, leads },
    created_at: row.created_at.toISOString(),
    disabled_at: row.disabled_at?.toISOString() ?? null,
  }
}
