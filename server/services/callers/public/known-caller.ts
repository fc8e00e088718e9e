import type { ByStaff } from '#server/session.ts'
import { findLastPassedCheck } from '#server/db/repositories/callers/identity-checks.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import { IDENTITY_MINUTES } from '#src/contract/entities/support/identity.ts'
import { AppError } from '#src/contract/errors.ts'
import { minutes } from '#src/contract/rules/time.ts'

/** Stands where a sign-in of the customer would: a code that staff asked for is of no use to any browser. */
export const ASKED_BY_STAFF = 'staff'
/** The same of a code that only shows who calls: it is of no use for a new contact. */
export const ASKED_WHO_CALLS = 'staff-who-calls'

/** The same of a code of a new contact that is to take the place of one that is lost: nothing changes by it at once. */
export const ASKED_WITHOUT_OLD = 'staff-without-old'

/** Until when whoever asked may take the caller for the customer; null = two answers, or a code, are still needed. */
export async function knownUntil(
  deps: Deps,
  userId: number,
  by: ByStaff,
  proof: 'any' | 'code' = 'any',
): Promise<Date | null> {
  const at = await findLastPassedCheck(deps.db, userId, by.admin_id, proof)
  if (at === null) return null
  const until = new Date(at.getTime() + minutes(IDENTITY_MINUTES))
  return isOver({ from: at, until }, deps.clock.now()) ? null : until
}

/** @throws AppError `conflict` where the caller has not shown who they are */
export async function requireKnownCaller(deps: Deps, userId: number, by: ByStaff): Promise<void> {
  if ((await knownUntil(deps, userId, by)) === null)
    throw new AppError('conflict', 'Ask two questions first: the caller has not shown that they are the customer.')
}

/**
 * Answers can be learnt from somebody who knows the customer; a code of a contact that signs in cannot.
 * @throws AppError `conflict` where the caller has read out no such code
 */
export async function requireProvenCaller(deps: Deps, userId: number, by: ByStaff): Promise<void> {
  if ((await knownUntil(deps, userId, by, 'code')) === null)
    throw new AppError(
      'conflict',
      'Send a code to a contact that signs in today first, and have the caller read it out.',
    )
}
