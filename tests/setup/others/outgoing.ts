import { createOutgoing } from '#server/adapters/outgoing/outgoing.ts'
import type { Outgoing, OutgoingOptions } from '#server/adapters/outgoing/outgoing.ts'

/** Time limits that end when the test says so: nobody waits on the wall clock. */
export function makePatience() {
  const waiting = new Map<AbortController, number>()
  return {
    after: (ms: number) => {
      const one = new AbortController()
      waiting.set(one, ms)
      return one.signal
    },
    /** Ends all of them, or those that are not longer. */
    end: (longestMs = Infinity) => {
      for (const [one, ms] of waiting) {
        if (ms > longestMs) continue
        waiting.delete(one)
        one.abort(new DOMException('the time is over', 'TimeoutError'))
      }
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
