import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { nudgeApplication } from '../applications/nudge-application.ts'
import { found } from '../shared/not-found.ts'
import { ownApplication } from './shared/own-application.ts'

/**
 * Asks the lender to go on, as the customer could: theirs and ours are one a day together.
 * @throws AppError as `nudgeApplication`
 */
export async function nudgeForCustomer(
  deps: Deps,
  userId: number,
  { reference, reason }: { reference: string; reason: string },
): Promise<Audited> {
  found(await findCustomer(deps.db, userId))
  const { app_id } = await ownApplication(deps, userId, reference)
  await nudgeApplication(deps, app_id, { user_id: userId })
  return { audit: { object: `customer:${userId}`, after: { reference, reason: tidyText(reason) } } }
}
