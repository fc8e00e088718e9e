import { sameHash } from '#server/crypto/vault.ts'
import { createIdentityCheck } from '#server/db/repositories/callers/identity-checks.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { IDENTITY_LOCK_MINUTES, IDENTITY_TRIES } from '#src/contract/entities/support/identity.ts'
import type { IdentityForm, IdentityQuestion } from '#src/contract/entities/support/identity.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { spendGuess } from '../shared/rate-rules.ts'
import { identityAnswers, tidyAnswer } from './shared/identity-answers.ts'

/** So many are asked at once. */
const QUESTIONS = 2

/**
 * Were both answers right? Which was wrong is not said, and after three wrong pairs about one customer, whoever asked,
 * nobody may ask for an hour. That it was asked, and how it ended, is kept; the answers are not.
 * @throws AppError `not_found`; `conflict` where too few questions are left; `otp_locked` once the tries are used up
 */
export async function checkIdentity(
  deps: Deps,
  userId: number,
  { first, first_answer, second, second_answer }: IdentityForm,
  by: ByStaff,
): Promise<Audited<{ passed: boolean; left: number }>> {
  const customer = found(await findCustomer(deps.db, userId))
  const known = await identityAnswers(deps, customer, by)
  if (known.size < QUESTIONS)
    throw new AppError('conflict', 'Too little is left to ask. Send a code to a contact of theirs, or ask a colleague.')
  const tries = `identity:${userId}`
  const left = await spendGuess(deps, tries, IDENTITY_TRIES, IDENTITY_LOCK_MINUTES)
  const isRight = (question: IdentityQuestion, said: string): boolean => {
    const right = known.get(question)
    return right !== undefined && sameHash(hashOf(deps, right), hashOf(deps, tidyAnswer(question, said)))
  }
  // Both are compared, whatever the first one was.
  const passed = [isRight(first, first_answer), isRight(second, second_answer)].every(Boolean)
  await transaction(deps, async (deps) => {
    await createIdentityCheck(deps.db, {
      user_id: userId,
      admin_id: by.admin_id,
      questions: [first, second],
      passed,
      at: deps.clock.now(),
    })
    if (passed) await clearCounter(deps.db, tries)
  })
  return {
    passed,
    left: passed ? IDENTITY_TRIES : left,
    audit: { object: `customer:${userId}`, after: { questions: [first, second], passed } },
  }
}

const hashOf = ({ vault }: Deps, text: string): string => vault.hashToken(text)
