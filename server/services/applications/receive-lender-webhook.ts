import { findApplicationByLenderReference, lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { takeLenderReport } from './take-lender-report.ts'
import type { ReportOutcome } from './take-lender-report.ts'

/**
 * Takes a lender's signed status report.
 * @throws AppError `unauthenticated` without a valid signature, `bad_request` also for a disbursal that cannot be,
 * `not_found` for an unknown reference
 */
export async function receiveLenderWebhook(
  deps: Deps,
  lenderId: number,
  bytes: Uint8Array,
  headers: Headers,
): Promise<ReportOutcome> {
  const report = await deps.lenders.readWebhook(lenderId, bytes, headers)
  if (!report) throw new AppError('unauthenticated', 'The signature is not valid.')
  const { app_id } = found(await findApplicationByLenderReference(deps.db, lenderId, report.lender_reference))
  return transaction(deps, async (deps) => {
    const row = found(await lockApplication(deps.db, app_id, null))
    return takeLenderReport(deps, row, report)
  })
}
