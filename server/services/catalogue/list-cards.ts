import { listActiveCards } from '#server/db/repositories/catalogue/credit-cards.ts'
import type { CreditCardRow } from '#server/db/repositories/catalogue/credit-cards.ts'
import type { Deps } from '#server/deps.ts'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'

/** Active cards in the admin's order, the same for everybody; the link to the bank is not among what is answered. */
export async function listCards(deps: Deps, secured: '0' | '1' | null): Promise<PublicCreditCard[]> {
  const kind = secured === null ? null : secured === '1' ? 1 : 0
  return (await listActiveCards(deps.db, kind)).map(toPublicCard)
}

function toPublicCard(row: CreditCardRow): PublicCreditCard {
  return {
    category_id: row.category_id,
    category_name: row.category_name,
    sort_order: row.sort_order,
    category_img_thumb: row.category_img_thumb,
    key_feature: row.key_feature,
    key_feature_hi: row.key_feature_hi,
    annual_fee: row.annual_fee,
    annual_fee_hi: row.annual_fee_hi,
    marketing_bullets: row.marketing_bullets,
    marketing_bullets_hi: row.marketing_bullets_hi,
    secured: row.secured === 1 ? 1 : 0,
    issuer: row.issuer,
    finance_charge_pct: row.finance_charge_pct === null ? null : Number(row.finance_charge_pct),
    late_fee: row.late_fee,
    late_fee_hi: row.late_fee_hi,
    terms_link: row.terms_link,
  }
}
