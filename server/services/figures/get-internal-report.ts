import type { Figures } from '#server/db/repositories/figures/report-source.ts'
import type { Deps } from '#server/deps.ts'
import type { adminInternalReportEndpoints } from '#src/contract/endpoints/admin/figures-internal-report.ts'
import type { QueryOf } from '#src/contract/endpoints/endpoint.ts'
import { INTERNAL_REPORTS } from '#src/contract/entities/figures/internal-report.ts'
import type { FigureName, InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import { addDays } from '#src/contract/rules/calendar.ts'
import { daysIn, rangeBefore, rangeOf } from '../shared/report-days.ts'
import { billsOfDays } from './shared/bills-of-days.ts'
import { REPORT_SOURCES, spanAsked } from './shared/internal-reports.ts'

type Asked = QueryOf<(typeof adminInternalReportEndpoints)['getInternalReport']>

/**
 * A report's figures of some days and of as many before.
 * @throws AppError `validation` when a day of one's own has not ended
 */
export async function getInternalReport({ db, clock }: Deps, query: Asked): Promise<InternalReportView> {
  const now = clock.now()
  const source = REPORT_SOURCES[query.report]
  const range = INTERNAL_REPORTS[query.report].basis === 'as_of' ? null : rangeOf(query, now)
  const asked = spanAsked(range, now)
  const { totals, days, groups } = await source.parts(db, asked)
  return {
    as_of: now.toISOString(),
    from: range?.from ?? null,
    to: range?.to ?? null,
    now: listed(totals),
    before: range ? listed(await source.totals(db, spanAsked(rangeBefore(range), now))) : [],
    days: range ? filled(days, range) : [],
    groups: groups.map(({ figures, ...group }) => ({ ...group, figures: listed(figures) })),
    bills: query.report === 'revenue' && range ? await billsOfDays({ db }, range) : null,
  }
}

const listed = (figures: Figures) =>
  Object.entries(figures).map(([key, value]) => ({ key: key as FigureName, value: value ?? null }))

/** Every day has its place, also one on which nothing happened. */
function filled(days: InternalReportView['days'], range: ReturnType<typeof rangeOf>): InternalReportView['days'] {
  const known = new Map(days.map((each) => [each.day, each]))
  return Array.from({ length: daysIn(range) }, (_, at) => {
    const day = addDays(range.from, at)
    return known.get(day) ?? { day, value: 0, marked: 0 }
  })
}
