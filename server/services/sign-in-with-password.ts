import { AppError } from '#src/contract/errors.ts'
import { checkPassword } from '../crypto/password.ts'
import { clearCounter } from '../db/repositories/rate-counters.ts'
import type { Deps } from '../deps.ts'
import { lockGuesses, spendGuess, waitIfLocked } from './rate-rules.ts'

const MAX_TRIES = 5
const LOCK_MINUTES = 15

/** Staff addresses are stored in lower case. */
export const normaliseLogin = (email: string): string => email.trim().toLowerCase()

/**
 * Checks a staff password. Known and unknown accounts cost the same work, count the same tries and get the same answer.
 * @param account what the address stands for, already judged active; null = nobody.
 * @throws AppError `bad_credentials`, `otp_locked` after five wrong tries
 */
export async function requirePassword<T extends { password_hash: string }>(
  deps: Deps,
  input: { area: 'admin' | 'partner'; login: string; password: string; account: T | null },
): Promise<T> {
  const key = `login:${deps.vault.index(`${input.area}-login`, input.login)}`
  await waitIfLocked(deps, key)
  const left = await spendGuess(deps, key, MAX_TRIES, LOCK_MINUTES)
  const right = await checkPassword(input.password, input.account?.password_hash ?? null)
  if (right && input.account) {
    await clearCounter(deps.db, key)
    return input.account
  }
  if (left === 0) await lockGuesses(deps, key, LOCK_MINUTES)
  throw new AppError('bad_credentials', 'The email or the password is not right.')
}
