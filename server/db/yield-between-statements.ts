import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** How long the embedded database may keep the process to itself, milliseconds. */
const BREATH_MS = 5

/**
 * The embedded database computes in this very thread, and its answer is there before anything else gets a turn: one
 * statement after the other, for as long as anybody waits for one, and meanwhile no request is read and no other one gets
 * into the queue. So every few milliseconds a statement waits until the process has looked around.
 */
export function yieldBetweenStatements(client: PGlite): void {
  const run = client.execProtocolStream.bind(client)
  let last = performance.now()
  client.execProtocolStream = async (...statement) => {
    if (performance.now() - last > BREATH_MS) {
      await setImmediate()
      last = performance.now()
    }
    return run(...statement)
  }
}
