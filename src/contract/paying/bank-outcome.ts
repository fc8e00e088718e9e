/** As our own words ask for them in Hindi: bhugtan, vapsi. */
const PAID = '\u092D\u0941\u0917\u0924\u093E\u0928'
const RETURNED = '\u0935\u093E\u092A\u0938\u0940'

/** How banks say what became of a transfer: E or R in files without heads, words in others. */
const WORDS = {
  paid: ['e', 'p', 's', 'paid', 'executed', 'success', 'successful', 'processed', 'completed', 'credited', PAID],
  returned: ['r', 'f', 'returned', 'rejected', 'failed', 'failure', 'reversed', RETURNED],
} as const

/** What became of a transfer by the bank's word for it; null = a word that says neither. */
export function bankOutcomeOf(word: string): 'paid' | 'returned' | null {
  const plain = word.trim().toLowerCase()
  return (['paid', 'returned'] as const).find((each) => WORDS[each].some((known) => known === plain)) ?? null
}
