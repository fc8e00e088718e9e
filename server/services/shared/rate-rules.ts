import { countEvent, findCounter, lockCounter } from '#server/db/repositories/shared/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import { AppError } from '#src/contract/errors.ts'
import { minutes } from '#src/contract/rules/time.ts'

const secondsUntil = (end: Date, now: Date): number => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))

/** Counts one use of `key` and refuses it beyond `max` in the window. @throws AppError `too_many_requests` */
export async function spendAllowance(deps: Deps, key: string, max: number, windowSeconds: number): Promise<void> {
  const now = deps.clock.now()
  const counter = await countEvent(deps.db, key, windowSeconds, now)
  if (counter.count <= max) return
  const retryAfter = secondsUntil(counter.window_ends_at, now)
  throw new AppError('too_many_requests', `Please wait ${waitText(retryAfter)} and try again.`, { retryAfter })
}

/** @throws AppError `otp_locked` while the key is locked. */
export async function waitIfLocked(deps: Deps, key: string, lockMinutes: number): Promise<void> {
  const until = (await findCounter(deps.db, key))?.locked_until ?? null
  if (until !== null && isLocked(deps, until, lockMinutes)) throw locked(deps, until)
}

/**
 * Counts one guess before anything is compared, in a statement of its own: of a hundred at once, five are looked at.
 * Answers how many are left after this one.
 * @throws AppError `otp_locked` once they are used up, for `lockMinutes`; further guesses do not prolong it.
 */
export async function spendGuess(deps: Deps, key: string, max: number, lockMinutes: number): Promise<number> {
  const now = deps.clock.now()
  const counter = await countEvent(deps.db, key, lockMinutes * 60, now)
  const until = counter.locked_until
  if (until !== null && isLocked(deps, until, lockMinutes)) throw locked(deps, until)
  if (counter.count > max) throw locked(deps, await lockGuesses(deps, key, lockMinutes))
  return max - counter.count
}

/** A lock that would last longer than any was made while a clock was wrong, and is over. */
const isLocked = ({ clock }: Deps, until: Date, lockMinutes: number): boolean =>
  !isOver({ from: new Date(until.getTime() - minutes(lockMinutes)), until }, clock.now())

/** Locks the key from now; answers until when. */
export async function lockGuesses(deps: Deps, key: string, lockMinutes: number): Promise<Date> {
  const until = new Date(deps.clock.now().getTime() + minutes(lockMinutes))
  await lockCounter(deps.db, key, until)
  return until
}

function locked(deps: Deps, until: Date): AppError {
  const retryAfter = secondsUntil(until, deps.clock.now())
  return new AppError('otp_locked', `Too many wrong tries. Please wait ${waitText(retryAfter)} and try again.`, {
    retryAfter,
  })
}

const waitText = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
