import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { mayWrite } from '../messages/may-write.ts'
import { sendResumeLink } from '../messages/send-resume-link.ts'
import { found } from '../shared/not-found.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { goesOn, ownApplication } from './shared/own-application.ts'

/** To one customer, whoever of the staff sends it. */
const MAX_A_DAY = 3

/**
 * The way back to an application that goes on.
 * @throws AppError `not_found`; `conflict` for one that is over, and where no message may go out; `too_many_requests`
 */
export async function sendLinkToCustomer(
  deps: Deps,
  userId: number,
  { reference, reason }: { reference: string; reason: string },
): Promise<Audited> {
  const customer = found(await findCustomer(deps.db, userId))
  const application = await ownApplication(deps, userId, reference)
  if (!goesOn(application)) throw new AppError('conflict', 'This application is over.')
  if (!(await mayWrite(deps, customer, deps.clock.now())))
    throw new AppError('conflict', 'No message may go to the customer now: nothing is verified, or quiet mode is on.')
  await spendAllowance(deps, `csr-link:${userId}`, MAX_A_DAY, 86_400)
  await sendResumeLink(deps, customer, application.app_id, 'staff')
  return { audit: { object: `customer:${userId}`, after: { reference, reason: tidyText(reason) } } }
}
