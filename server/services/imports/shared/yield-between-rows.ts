import { setImmediate } from 'node:timers/promises'

/** A few milliseconds of opening, sealing and reading. */
const A_TURN = 25

/** Works through many rows, and lets everybody else have a turn now and then. */
export async function yieldBetweenRows<T, R>(rows: readonly T[], work: (row: T, at: number) => R): Promise<R[]> {
  const done: R[] = []
  for (const row of rows) {
    if (done.length > 0 && done.length % A_TURN === 0) await setImmediate()
    done.push(work(row, done.length))
  }
  return done
}
