import { findOwnApplication } from '#server/db/repositories/applications/applications.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { found } from '../shared/not-found.ts'
import { loanView } from './public/loan-view.ts'

/** @throws AppError `not_found` for another customer's loan as for one that was not paid out. */
export async function getLoan(deps: Deps, appId: string, by: ByCustomer): Promise<Loan> {
  const row = found(await findOwnApplication(deps.db, by.user_id, appId))
  return loanView(deps, row)
}
