import { listAllCards } from '#server/db/repositories/catalogue/credit-cards.ts'
import type { Deps } from '#server/deps.ts'
import type { CreditCard } from '#src/contract/entities/catalogue/credit-card.ts'

/** The whole catalogue as its admin sees it, on or off, without removed cards. */
export async function listAdminCards(deps: Deps): Promise<CreditCard[]> {
  return (await listAllCards(deps.db)).map((row) => ({
    category_id: row.category_id,
    issuer: row.issuer,
    category_name: row.category_name,
    sort_order: row.sort_order,
    category_img_thumb: row.category_img_thumb,
    key_feature: row.key_feature,
    key_feature_hi: row.key_feature_hi,
    annual_fee: row.annual_fee,
    annual_fee_hi: row.annual_fee_hi,
    utm_link: row.utm_link,
    marketing_bullets: row.marketing_bullets,
    marketing_bullets_hi: row.marketing_bullets_hi,
    secured: row.secured === 1 ? 1 : 0,
    status: row.status === 1 ? 1 : 0,
  }))
}
