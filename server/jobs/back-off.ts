import { seconds } from '#src/contract/rules/time.ts'

const FIRST_PAUSE_MS = seconds(15)
const LONGEST_PAUSE_MS = seconds(3_600)

const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)

/** Doubling pauses with a fifth of chance, so that a lender that comes back is not met by everybody at once. */
export const nextTry = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + pauseAfter(attempts) * (0.9 + Math.random() * 0.2))

/** How long so many attempts take, milliseconds: work that waits for a paused target is given up after the same time. */
export function patienceOf(maxAttempts: number): number {
  let sum = 0
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) sum += pauseAfter(attempt)
  return sum
}
