import { createOutgoing } from '#server/adapters/outgoing/outgoing.ts'
import type { Outgoing, OutgoingOptions } from '#server/adapters/outgoing/outgoing.ts'

/** Time limits that end when the test says so: nobody waits on the wall clock. */
export function makePatience() {
  const waiting = new Set<AbortController>()
  return {
    after: () => {
      const one = new AbortController()
      waiting.add(one)
      return one.signal
    },
    end: () => {
      for (const one of waiting) one.abort(new DOMException('the time is over', 'TimeoutError'))
      waiting.clear()
    },
  }
}

/** Calls of a test: as the product's, without pauses between two tries, and heard by nobody. */
export const outgoingOfATest = (options: Partial<OutgoingOptions> = {}): Outgoing =>
  createOutgoing({
    log: { info: () => undefined, warn: () => undefined },
    pause: () => Promise.resolve(),
    ...options,
  })
