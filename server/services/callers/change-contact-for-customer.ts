import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { verifyContactCode } from '../identity/verify-contact-code.ts'
import { ASKED_BY_STAFF, requireProvenCaller } from './public/known-caller.ts'

/**
 * Takes the code that a caller read out: its contact signs in from now on. Every sign-in of the customer ends, each contact
 * that they have is told, and for another change they show anew who they are.
 * @throws AppError `conflict` without a code of a contact that signed in before, and what a code that does not fit throws
 */
export async function changeContactForCustomer(deps: Deps, userId: number, otp: string, by: ByStaff): Promise<Audited> {
  await requireProvenCaller(deps, userId, by)
  const { channel, replaced } = await verifyContactCode(deps, { otp, userId, sidHash: ASKED_BY_STAFF, asking: null })
  return { audit: { object: `customer:${userId}`, after: { channel, replaced } } }
}
