import { countPayoutRows, listPayoutRows } from '#server/db/repositories/reports/payout-reports.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerSession } from '#server/session.ts'
import { DISBURSAL_SORTS } from '#src/contract/entities/reports/partner-report.ts'
import type { DisbursalFilters } from '#src/contract/entities/reports/partner-report.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { toDisbursalRow } from '../earnings/public/partner-report-rows.ts'
import { askedSpan } from '../shared/report-days.ts'
import { toPage } from './public/report-page.ts'

export async function listDisbursalReport(deps: Deps, query: DisbursalFilters & PageQuery, by: PartnerSession) {
  const scope = { partner_id: by.partner_id, ...askedSpan(query, deps.clock.now()) }
  const filters = { kind: 'disbursals', lender: query.lender } as const
  const ask = readPageAsk(query, DISBURSAL_SORTS, { sort: 'disbursed_at', direction: 'desc' })
  const rows = await listPayoutRows(deps.db, scope, filters, { ask })
  return toPage(
    rows.map((row) => toDisbursalRow(deps.vault, row)),
    await countPayoutRows(deps.db, scope, filters, COUNT_CAP),
  )
}
