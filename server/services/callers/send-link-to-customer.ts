import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'
import { sendResumeLink } from '../messages/send-resume-link.ts'
import { found } from '../shared/not-found.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { goesOn, ownApplication } from './shared/own-application.ts'

/** To one customer, whoever of the staff sends it. */
const MAX_A_DAY = 3

/**
 * The way back to an application that goes on, asked for by the customer.
 * @throws AppError `not_found`; `conflict` for one that is over and where no contact is verified; `too_many_requests`
 */
export async function sendLinkToCustomer(deps: Deps, userId: number, reference: string): Promise<void> {
  const customer = found(await findCustomer(deps.db, userId))
  const application = await ownApplication(deps, userId, reference)
  if (!goesOn(application)) throw new AppError('conflict', 'This application is over.')
  await spendAllowance(deps, `csr-link:${userId}`, MAX_A_DAY, 86_400)
  if (!(await sendResumeLink(deps, customer, application.app_id, { asked: true })))
    throw new AppError('conflict', 'The customer has no verified number or address.')
}
