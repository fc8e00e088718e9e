/** What a bank's word for a transfer can mean. `in_progress`: nothing is known yet, and nothing is noted. */
export const BANK_OUTCOMES = ['paid', 'returned', 'in_progress'] as const
export type BankOutcome = (typeof BANK_OUTCOMES)[number]

/** Longest word that can be given a meaning; what is longer is no word. */
export const BANK_WORD_MAX = 100

/** A word as it is compared: its case and the kind of its letters and blanks mean nothing. */
export const bankWordKey = (word: string): string => word.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/** As they are written in Hindi: bhugtan, vapsi. */
const PAID = '\u092D\u0941\u0917\u0924\u093E\u0928'
const RETURNED = '\u0935\u093E\u092A\u0938\u0940'

/** What banks usually mean: E or R in files without heads, words in others. */
const USUAL: Record<BankOutcome, readonly string[]> = {
  paid: ['e', 'p', 's', 'paid', 'executed', 'success', 'successful', 'processed', 'completed', 'credited', PAID],
  returned: ['r', 'f', 'returned', 'rejected', 'failed', 'failure', 'reversed', RETURNED],
  in_progress: ['pending', 'in progress', 'in process', 'under process', 'initiated', 'submitted', 'sent'],
}

/**
 * What other banks mean by a word; null = nobody has heard it. A hint for whoever says what it means in this bank's file: no
 * row is ever judged by it.
 */
export function usualOutcomeOf(word: string): BankOutcome | null {
  const key = bankWordKey(word)
  return BANK_OUTCOMES.find((each) => USUAL[each].includes(key)) ?? null
}
