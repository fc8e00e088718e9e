import type { CreditCard, CreditCardProperty } from '#src/contract/entities/credit-card.ts'

/** What customers need of a card that is switched on. */
export const CARD_NEEDS = ['key_feature', 'annual_fee', 'utm_link'] as const satisfies readonly CreditCardProperty[]

/** Why a card cannot be switched on: the message key with the names of what is missing, or null. */
export function cardProblem(card: Pick<CreditCard, (typeof CARD_NEEDS)[number]>): string | null {
  const missing = CARD_NEEDS.filter((property) => card[property].trim() === '')
  return missing.length === 0 ? null : `rules:card.unfinished:${missing.join(',')}`
}
