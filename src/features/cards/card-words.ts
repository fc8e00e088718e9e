import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { textsOf } from '#src/lib/local-texts.ts'

/** What the bank says of its card: all of it in the reader's language, or all of it in English. */
export const cardWords = (card: PublicCreditCard) =>
  textsOf(card, 'key_feature', 'annual_fee', 'late_fee', 'marketing_bullets')
