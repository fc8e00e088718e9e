import { listDisputedRows } from '#server/db/repositories/reports/payout-reports.ts'
import type { Deps } from '#server/deps.ts'
import { toPayoutLine } from './public/partner-report-rows.ts'
import { taxesOf } from './public/tax-rates.ts'

const LIMIT = 200

/** Questions of partners that wait for an answer, each with its line, oldest first. */
export async function listPayoutDisputes(deps: Deps) {
  const rows = await listDisputedRows(deps.db, LIMIT)
  const taxes = new Map<number, Awaited<ReturnType<typeof taxesOf>>>()
  for (const partnerId of new Set(rows.map(({ line }) => line.partner_id)))
    taxes.set(partnerId, await taxesOf(deps, partnerId))
  return rows.flatMap((row) => {
    const taxOf = taxes.get(row.line.partner_id)
    if (!taxOf) return []
    const line = toPayoutLine(deps.vault, row, taxOf)
    return line.dispute === null
      ? []
      : [{ ...line.dispute, partner_id: row.line.partner_id, partner: row.partner, line }]
  })
}
