import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'

/** What a list of cards can be narrowed to, in the order in which it is offered. */
export const CARD_BENEFITS = ['free', 'cashback', 'travel', 'fuel'] as const
export type CardBenefit = (typeof CARD_BENEFITS)[number]

type Told = Pick<PublicCreditCard, 'category_name' | 'annual_fee' | 'key_feature' | 'marketing_bullets'>

/** A fee that falls away under a condition is a fee. */
const NO_FEE = /^(?:none|nil|no(?: annual)? fee|free(?: for life)?|lifetime free|₹\s?0)\.?$/i
const WORDS: Record<Exclude<CardBenefit, 'free'>, RegExp> = {
  cashback: /\bcash ?back\b|\d% back\b/i,
  travel: /\b(?:travel|lounges?|flights?|airports?|air miles|hotels?|railways?)\b/i,
  fuel: /\b(?:fuel|petrol|diesel)\b/i,
}

/** Whether a card has a benefit by the bank's own English words about it: no one sorts cards by hand. */
export function hasBenefit(card: Told, benefit: CardBenefit): boolean {
  if (benefit === 'free') return NO_FEE.test(card.annual_fee.trim())
  return [card.category_name, card.key_feature, ...card.marketing_bullets].some((text) => WORDS[benefit].test(text))
}

/** The benefits that a text of an address names, such as 'free-fuel'; what nobody knows is left out. */
export const benefitsIn = (text: string | null): CardBenefit[] => {
  const names = (text ?? '').split('-')
  return CARD_BENEFITS.filter((benefit) => names.includes(benefit))
}
