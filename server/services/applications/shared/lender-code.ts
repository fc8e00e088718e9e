import type { LenderCase } from '#server/adapters/lenders/lender-gateway.ts'
import { findOwnApplication, listEvents } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '#server/services/shared/not-found.ts'
import type { ByCustomer } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { awaitsOtp } from './application-view.ts'
import { lenderOf } from './offer-required.ts'

export async function waitingForCode(
  deps: Deps,
  appId: string,
  by: ByCustomer,
): Promise<{ application: LenderCase; row: ApplicationRow }> {
  const row = found(await findOwnApplication(deps.db, by.user_id, appId))
  const lenderId = lenderOf(row)
  const lender = lenderId === null ? null : await findLender(deps.db, lenderId)
  const { lender_reference } = row
  if (!lender || lender_reference === null || !awaitsOtp(row, lender.slug, await listEvents(deps.db, [appId])))
    throw new AppError('conflict', 'The lender asks for no code at the moment.')
  return { application: { lender_id: lender.lender_id, lender_slug: lender.slug, lender_reference }, row }
}
