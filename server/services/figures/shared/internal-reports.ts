import { lenderReport } from '#server/db/repositories/figures/lender-report.ts'
import { otpReport } from '#server/db/repositories/figures/otp-report.ts'
import { liabilityReport, revenueReport } from '#server/db/repositories/figures/payout-report.ts'
import type { Asked, AskedRows, ReportSource, SourceRow } from '#server/db/repositories/figures/report-source.ts'
import { ticketReport } from '#server/db/repositories/figures/ticket-report.ts'
import { rangeOf, spanOf } from '#server/services/shared/report-days.ts'
import type { InternalRowFilters } from '#src/contract/endpoints/admin/figures-internal-report.ts'
import { INTERNAL_REPORTS } from '#src/contract/entities/figures/internal-report.ts'
import type {
  CountName,
  GroupName,
  InternalReport,
  InternalRow,
} from '#src/contract/entities/figures/internal-report.ts'
import { AppError } from '#src/contract/errors.ts'
import { toRupees } from '#src/contract/rules/paise.ts'

export const REPORT_SOURCES: Record<InternalReport, ReportSource> = {
  otp: otpReport,
  lenders: lenderReport,
  revenue: revenueReport,
  liability: liabilityReport,
  tickets: ticketReport,
}

/** Which rows are asked for. @throws AppError `validation` when the report has no such figure or group */
export function askedRows(filters: InternalRowFilters, now: Date): AskedRows {
  const { report, show, group, key } = filters
  const { counts, groups, basis } = INTERNAL_REPORTS[report]
  const shown = counts.find((each: CountName) => each === show)
  const cut = groups.find((each: GroupName) => each === group)
  const wrong = {
    ...(shown === undefined && { show: 'rules:choice.unknown' }),
    ...((group !== undefined) !== (key !== undefined) && { key: 'rules:required' }),
    ...(group !== undefined && cut === undefined && { group: 'rules:choice.unknown' }),
  }
  if (shown === undefined || Object.keys(wrong).length > 0)
    throw new AppError('validation', 'This report has no such figure.', { errors: wrong })
  return { show: shown, group: cut, key, ...spanAsked(basis === 'as_of' ? null : rangeOf(filters, now), now) }
}

/** Null = as it stands, whatever the days. */
export const spanAsked = (range: ReturnType<typeof rangeOf> | null, now: Date): Asked => ({
  now,
  ...(range && spanOf(range)),
})

const told = (value: SourceRow['net']): number | null => (value === undefined ? null : toRupees(value))

export const toInternalRow = (row: SourceRow): InternalRow => ({
  id: row.id,
  at: row.at.toISOString(),
  who: row.who,
  what: row.what,
  result: row.result,
  reason: row.reason ?? null,
  reference: row.reference ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  ms: row.ms ?? null,
  disbursed: told(row.disbursed),
  revenue: told(row.revenue),
  gross: told(row.gross),
  net: told(row.net),
})
