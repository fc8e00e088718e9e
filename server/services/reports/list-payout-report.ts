import { countPayoutRows, listPayoutRows } from '#server/db/repositories/reports/payout-reports.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import { PAYOUT_SORTS } from '#src/contract/entities/reports/partner-report.ts'
import type { PayoutFilters } from '#src/contract/entities/reports/partner-report.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { toPayoutLine } from '../earnings/public/partner-report-rows.ts'
import { taxesOf } from '../earnings/public/tax-rates.ts'
import { toPage } from './public/report-page.ts'

export async function listPayoutReport(deps: Deps, query: PayoutFilters & PageQuery, by: ByPartner) {
  const filters = { kind: 'payouts', month: query.month, status: query.status } as const
  const ask = readPageAsk(query, PAYOUT_SORTS, { sort: 'disbursed_at', direction: 'desc' })
  const rows = await listPayoutRows(deps.db, { partner_id: by.partner_id }, filters, { ask })
  const taxOf = await taxesOf(deps, by.partner_id)
  return toPage(
    rows.map((row) => toPayoutLine(deps.vault, row, taxOf)),
    await countPayoutRows(deps.db, { partner_id: by.partner_id }, filters, COUNT_CAP),
  )
}
