import { setImmediate } from 'node:timers/promises'
import { listDedupeBefore } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { DedupeFilter, DedupeRow } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff, InLanguage } from '#server/session.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { DedupeFilters } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import type { DedupeCheck } from '#src/contract/entities/identity/dedupe-check.ts'
import { columnsIn } from '../shared/file-columns.ts'
import type { FileColumn } from '../shared/file-columns.ts'
import { listBasis } from '../shared/list-basis.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { toDedupeFilter, toDedupeCheck } from './shared/dedupe-view.ts'

const PART = 500

const MAX_EXPORTS_PER_HOUR = 20

const COLUMNS: readonly FileColumn<DedupeCheck>[] = [
  { head: 'eligibility:logs.at', time: true, cell: ({ at }) => at },
  { head: 'eligibility:logs.customer', cell: ({ user_id }, say) => user_id ?? say('eligibility:logs.nobody') },
  { head: 'eligibility:logs.fields.pan', cell: ({ pan }) => pan },
  { head: 'eligibility:logs.application', cell: ({ reference }) => reference },
  { head: 'eligibility:logs.lender', cell: ({ lender_name }) => lender_name },
  { head: 'eligibility:logs.source', cell: ({ source }, say) => say(`eligibility:logs.sources.${source}`) },
  { head: 'eligibility:logs.result', cell: ({ result }, say) => say(`eligibility:logs.results.${result}`) },
  {
    head: 'file-columns:matchedOn',
    cell: ({ matched_on }, say) => matched_on.map((field) => say(`eligibility:logs.fields.${field}`)).join(', '),
  },
  {
    head: 'eligibility:logs.detail',
    cell: ({ detail, found }, say) => say(`eligibility:logs.details.${detail}`, { found: found ?? '' }),
  },
]

/** The same, all of it, as a table, a part at a time. @throws AppError `too_many_requests` */
export async function exportDedupeChecks(
  deps: Deps,
  filters: DedupeFilters,
  by: ByStaff & InLanguage,
): Promise<Audited<XlsxTable>> {
  await spendAllowance(deps, `dedupe-export:${by.admin_id}`, MAX_EXPORTS_PER_HOUR, 3_600)
  const { search, ...narrowed } = filters
  const { heads, cellsOf } = columnsIn(by.language, COLUMNS)
  return {
    ...listBasis(by.language, { list: 'dedupe', now: deps.clock.now(), filters: narrowed, search }),
    heads,
    rows: partsOf(deps, toDedupeFilter(filters), cellsOf),
    audit: { after: filters },
  }
}

async function* partsOf(
  deps: Deps,
  filter: DedupeFilter,
  cellsOf: (check: DedupeCheck) => unknown[],
): AsyncGenerator<unknown[][]> {
  for (let last: number | null = null, more = true; more;) {
    const rows: DedupeRow[] = await listDedupeBefore(deps.db, filter, last, PART)
    yield rows.map((row) => cellsOf(toDedupeCheck(deps, row)))
    last = rows.at(-1)?.check.check_id ?? null
    more = rows.length === PART
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}
