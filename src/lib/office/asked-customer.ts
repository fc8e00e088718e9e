let kept = { number: 0, text: '' }

/** Keeps what a customer is looked for by, in memory alone: an address or its history gets the number of the question. */
export function askForCustomer(text: string): { asked: number } {
  kept = { number: kept.number + 1, text }
  return { asked: kept.number }
}

/** The text of a question, by the state of the address that it led to; empty text = there is none any more. */
export function askedCustomer(state: unknown): string {
  const asked = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : undefined
  return asked === kept.number ? kept.text : ''
}
