import type { CreditCard, CreditCardProperty } from '#src/contract/entities/catalogue/credit-card.ts'
import { withoutHindi } from '#src/contract/local-text.ts'

/** What an admin writes of a card in both languages. */
export const CARD_TEXTS = ['key_feature', 'annual_fee', 'marketing_bullets'] as const satisfies CreditCardProperty[]
export type CardText = (typeof CARD_TEXTS)[number]

/** What customers need of a card that is switched on, each text in both languages; its features may be none. */
const CARD_NEEDS = ['key_feature', 'key_feature_hi', 'annual_fee', 'annual_fee_hi', 'utm_link'] as const

type Needed = Pick<CreditCard, (typeof CARD_NEEDS)[number] | 'marketing_bullets' | 'marketing_bullets_hi'>

/** Why a card cannot be switched on: the message key with the names of what is missing, or null. */
export function cardProblem(card: Needed): string | null {
  const empty = CARD_NEEDS.filter((property) => card[property].trim() === '')
  const bullets = withoutHindi(card, ['marketing_bullets']).map((property) => `${property}_hi`)
  const missing = [...empty, ...bullets]
  return missing.length === 0 ? null : `rules:card.unfinished:${missing.join(',')}`
}
