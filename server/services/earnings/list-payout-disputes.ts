import { listDisputedRows } from '#server/db/repositories/reports/payout-reports.ts'
import type { Deps } from '#server/deps.ts'
import { toPayoutLine } from '../reports/shared/partner-report-rows.ts'

const LIMIT = 200

/** Questions of partners that wait for an answer, each with its line, oldest first. */
export async function listPayoutDisputes(deps: Deps) {
  return (await listDisputedRows(deps.db, LIMIT)).flatMap((row) => {
    const line = toPayoutLine(deps.vault, row)
    return line.dispute === null
      ? []
      : [{ ...line.dispute, partner_id: row.line.partner_id, partner: row.partner, line }]
  })
}
