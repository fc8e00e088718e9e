import { sameHash } from '#server/crypto/vault.ts'
import { passIdentity } from '#server/db/repositories/identity/sessions.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { toServedBirthDate } from '#src/contract/rules/person/birth-date.ts'
import { tidyPan } from '#src/contract/rules/person/pan.ts'
import { spendGuess } from '../shared/rate-rules.ts'

const MAX_TRIES = 5
const LOCK_MINUTES = 15

/**
 * Compares a PAN and a birth date (DD/MM/YYYY) with what is stored, both at once and in constant time, so that the
 * answer does not say which of the two was wrong. Five tries in a quarter of an hour. Opens the other calls to a
 * returning customer.
 * @throws AppError `identity_mismatch`, `otp_locked`
 */
export async function checkIdentity(
  deps: Deps,
  given: { pan: string; birth_date: string },
  by: ByCustomerWithRow & { session_id: string },
): Promise<void> {
  const { customer, user_id } = by
  const key = `identity:${user_id}`
  const left = await spendGuess(deps, key, MAX_TRIES, LOCK_MINUTES)
  const pan = openField(deps.vault, customer, 'tin')
  const birthDate = openField(deps.vault, customer, 'birth_date')
  const hash = (a: string, b: string) => deps.vault.index('identity', `${a}\u0000${b}`)
  const same = sameHash(hash(pan, birthDate), hash(tidyPan(given.pan), toServedBirthDate(given.birth_date.trim())))
  if (!same || pan === '' || birthDate === '')
    throw new AppError('identity_mismatch', `These details do not match ours. Tries left: ${left}.`)
  await clearCounter(deps.db, key)
  await passIdentity(deps.db, by.session_id)
}
