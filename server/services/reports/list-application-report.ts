import { countApplicationReport, listApplicationReportRows } from '#server/db/repositories/reports/partner-reports.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerSession } from '#server/session.ts'
import { APPLICATION_SORTS } from '#src/contract/entities/reports/partner-report.ts'
import type { ApplicationFilters } from '#src/contract/entities/reports/partner-report.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { toApplicationRow } from '../earnings/public/partner-report-rows.ts'
import { askedSpan } from '../shared/report-days.ts'
import { toPage } from './public/report-page.ts'
import { inactiveSince } from './shared/inactive-since.ts'

export async function listApplicationReport(deps: Deps, query: ApplicationFilters & PageQuery, by: PartnerSession) {
  const scope = { partner_id: by.partner_id, ...askedSpan(query, deps.clock.now()) }
  const ask = readPageAsk(query, APPLICATION_SORTS, { sort: 'submitted_at', direction: 'desc' })
  const rows = await listApplicationReportRows(deps.db, scope, query, { ask }, inactiveSince(deps))
  return toPage(
    rows.map((row) => toApplicationRow(deps.vault, row)),
    await countApplicationReport(deps.db, scope, query, COUNT_CAP, inactiveSince(deps)),
  )
}
