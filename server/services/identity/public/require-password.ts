import { checkPassword } from '#server/crypto/password.ts'
import { clearCounter, uncountEvent } from '#server/db/repositories/shared/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import { lockGuesses, spendGuess, waitIfLocked } from '#server/services/shared/rate-rules.ts'
import { AppError } from '#src/contract/errors.ts'
import type { PasswordArea } from '../shared/known-device.ts'

const MAX_TRIES = 5
const LOCK_MINUTES = 15

/** Staff addresses are stored in lower case. */
export const normaliseLogin = (email: string): string => email.trim().toLowerCase()

/**
 * Checks a staff password. Known and unknown accounts cost the same work, count the same tries and get the same answer.
 * A browser from which this person has signed in before counts its own tries: a stranger who knows no more than the
 * address can lock out strangers alone.
 * @param account what the address stands for, already judged active; null = nobody.
 * @param device that browser, as `knownDevice` knows it; null = a strange one.
 * @param network from which a stranger signs in; null = somebody signed in already, who types the password once more.
 * @throws AppError `bad_credentials`, `otp_locked` after five wrong tries, `busy`, which is no try
 */
export async function requirePassword<T extends { password_hash: string }>(
  deps: Deps,
  input: {
    area: PasswordArea
    login: string
    password: string
    account: T | null
    device: string | null
    network: string | null
  },
): Promise<T> {
  const who = input.device === null ? input.login : `${input.login} ${input.device}`
  const key = `login:${deps.vault.index(`${input.area}-login`, who)}`
  await waitIfLocked(deps, key, LOCK_MINUTES)
  const left = await spendGuess(deps, key, MAX_TRIES, LOCK_MINUTES)
  const asker = input.device === null ? input.network : null
  const right = await checkPassword(input.password, input.account?.password_hash ?? null, asker).catch(
    async (error: unknown) => {
      // Nothing was compared.
      await uncountEvent(deps.db, key)
      throw error
    },
  )
  if (right && input.account) {
    await clearCounter(deps.db, key)
    return input.account
  }
  if (left === 0) await lockGuesses(deps, key, LOCK_MINUTES)
  throw new AppError('bad_credentials', 'The email or the password is not right.')
}
