import type { Deps } from '#server/deps.ts'
import { verifyContactCode } from '../identity/verify-contact-code.ts'
import { ASKED_BY_STAFF, requireKnownCaller } from './shared/known-caller.ts'

/**
 * Takes the code that a caller read out: its contact signs in from now on, and the one before is told so.
 * @throws AppError `conflict` without two right answers, and what a code that does not fit throws
 */
export async function changeContactForCustomer(
  deps: Deps,
  userId: number,
  otp: string,
  by: { admin_id: number },
): Promise<{ channel: 'mobile' | 'email'; replaced: boolean }> {
  await requireKnownCaller(deps, userId, by)
  const { channel, replaced } = await verifyContactCode(deps, { otp, userId, sidHash: ASKED_BY_STAFF })
  return { channel, replaced }
}
