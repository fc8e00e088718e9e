import { countLeadReport, listLeadReportRows } from '#server/db/repositories/reports/partner-reports.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerSession } from '#server/session.ts'
import { LEAD_SORTS } from '#src/contract/entities/reports/partner-report.ts'
import type { LeadFilters } from '#src/contract/entities/reports/partner-report.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { toLeadRow } from '../earnings/public/partner-report-rows.ts'
import { askedSpan } from '../shared/report-days.ts'
import { toPage } from './public/report-page.ts'

export async function listLeadReport(deps: Deps, query: LeadFilters & PageQuery, by: PartnerSession) {
  const scope = { partner_id: by.partner_id, ...askedSpan(query, deps.clock.now()) }
  const ask = readPageAsk(query, LEAD_SORTS, { sort: 'created_at', direction: 'desc' })
  const rows = await listLeadReportRows(deps.db, scope, query, { ask })
  return toPage(
    rows.map((row) => toLeadRow(deps.vault, row)),
    await countLeadReport(deps.db, scope, query, COUNT_CAP),
  )
}
