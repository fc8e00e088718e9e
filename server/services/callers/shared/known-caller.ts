import { IDENTITY_MINUTES } from '#src/contract/entities/support/identity.ts'
import { AppError } from '#src/contract/errors.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { findLastPassedCheck } from '#server/db/repositories/callers/identity-checks.ts'
import type { Deps } from '#server/deps.ts'

/** Stands where a sign-in of the customer would: a code that staff asked for is of no use to any browser. */
export const ASKED_BY_STAFF = 'staff'

/** Until when whoever asked may take the caller for the customer; null = two answers are still needed. */
export async function knownUntil(deps: Deps, userId: number, by: { admin_id: number }): Promise<Date | null> {
  const at = await findLastPassedCheck(deps.db, userId, by.admin_id)
  if (at === null) return null
  const until = new Date(at.getTime() + minutes(IDENTITY_MINUTES))
  return until > deps.clock.now() ? until : null
}

/** @throws AppError `conflict` where the caller has not shown who they are */
export async function requireKnownCaller(deps: Deps, userId: number, by: { admin_id: number }): Promise<void> {
  if ((await knownUntil(deps, userId, by)) === null)
    throw new AppError('conflict', 'Ask two questions first: the caller has not shown that they are the customer.')
}
