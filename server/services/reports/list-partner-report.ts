import { COUNT_CAP, readPageAsk, type PageQuery } from '#src/contract/endpoints/page-query.ts'
import {
  APPLICATION_SORTS,
  DISBURSAL_SORTS,
  LEAD_SORTS,
  PAYOUT_SORTS,
  type ApplicationFilters,
  type DisbursalFilters,
  type LeadFilters,
  type PayoutFilters,
} from '#src/contract/entities/reports/partner-report.ts'
import {
  countApplicationReport,
  countLeadReport,
  listApplicationReportRows,
  listLeadReportRows,
} from '#server/db/repositories/reports/partner-reports.ts'
import { countPayoutRows, listPayoutRows } from '#server/db/repositories/reports/payout-reports.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerSession } from '#server/session.ts'
import { QUIET_DAYS } from '../partners/get-partner-home.ts'
import { toApplicationRow, toDisbursalRow, toLeadRow, toPayoutLine } from './shared/partner-report-rows.ts'
import { askedSpan } from './shared/report-days.ts'

const page = <Row>(rows: Row[], count: number) => ({
  rows,
  total: Math.min(count, COUNT_CAP),
  capped: count > COUNT_CAP,
})

/** Before this instant nothing has moved for a week. */
export const quietSince = (deps: Deps): Date => new Date(deps.clock.now().getTime() - QUIET_DAYS * 86_400_000)

export async function listLeadReport(deps: Deps, { partner_id }: PartnerSession, query: LeadFilters & PageQuery) {
  const scope = { partner_id, ...askedSpan(query, deps.clock.now()) }
  const ask = readPageAsk(query, LEAD_SORTS, { sort: 'created_at', direction: 'desc' })
  const rows = await listLeadReportRows(deps.db, scope, query, { ask })
  return page(
    rows.map((row) => toLeadRow(deps.vault, row)),
    await countLeadReport(deps.db, scope, query, COUNT_CAP),
  )
}

export async function listApplicationReport(
  deps: Deps,
  { partner_id }: PartnerSession,
  query: ApplicationFilters & PageQuery,
) {
  const scope = { partner_id, ...askedSpan(query, deps.clock.now()) }
  const ask = readPageAsk(query, APPLICATION_SORTS, { sort: 'submitted_at', direction: 'desc' })
  const rows = await listApplicationReportRows(deps.db, scope, query, { ask }, quietSince(deps))
  return page(
    rows.map((row) => toApplicationRow(deps.vault, row)),
    await countApplicationReport(deps.db, scope, query, COUNT_CAP, quietSince(deps)),
  )
}

export async function listDisbursalReport(
  deps: Deps,
  { partner_id }: PartnerSession,
  query: DisbursalFilters & PageQuery,
) {
  const scope = { partner_id, ...askedSpan(query, deps.clock.now()) }
  const filters = { kind: 'disbursals', lender: query.lender } as const
  const ask = readPageAsk(query, DISBURSAL_SORTS, { sort: 'disbursed_at', direction: 'desc' })
  const rows = await listPayoutRows(deps.db, scope, filters, { ask })
  return page(
    rows.map((row) => toDisbursalRow(deps.vault, row)),
    await countPayoutRows(deps.db, scope, filters, COUNT_CAP),
  )
}

export async function listPayoutReport(
  deps: Deps,
  { partner_id }: Pick<PartnerSession, 'partner_id'>,
  query: PayoutFilters & PageQuery,
) {
  const filters = { kind: 'payouts', month: query.month, status: query.status } as const
  const ask = readPageAsk(query, PAYOUT_SORTS, { sort: 'disbursed_at', direction: 'desc' })
  const rows = await listPayoutRows(deps.db, { partner_id }, filters, { ask })
  return page(
    rows.map((row) => toPayoutLine(deps.vault, row)),
    await countPayoutRows(deps.db, { partner_id }, filters, COUNT_CAP),
  )
}
