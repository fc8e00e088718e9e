import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { createTrackingLink } from '../leads/create-tracking-link.ts'
import { newWidgetKey } from './public/widget-key.ts'

const LABEL = 'Widget'

/** The id of a widget for these loans and web sites. Its links are the partner's own, called Widget; stopping them stops it. */
export async function createWidget(
  deps: Deps,
  input: { products: readonly LoanProduct[]; hosts: readonly string[] },
  by: ByPartnerUser,
): Promise<Audited<{ key: string }>> {
  const codes: string[] = []
  for (const product_type of input.products)
    codes.push((await createTrackingLink(deps, { product_type, label: LABEL }, by)).code)
  const key = newWidgetKey(deps.vault, { codes, hosts: [...new Set(input.hosts)] })
  return { key, audit: { object: `partner:${by.partner_id}`, after: input } }
}
