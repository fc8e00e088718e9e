import { setImmediate } from 'node:timers/promises'
import { listDedupeBefore } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { DedupeFilter, DedupeRow } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { Deps } from '#server/deps.ts'
import type { DedupeFilters } from '#src/contract/endpoints/admin/eligibility.ts'
import type { DedupeCheck } from '#src/contract/entities/identity/dedupe-check.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { XlsxTable } from '#src/contract/rules/cells/xlsx-texts.ts'
import { listBasis } from '../shared/list-basis.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { toDedupeFilter, toDedupeCheck } from './shared/dedupe-view.ts'

const PART = 500

const MAX_EXPORTS_PER_HOUR = 20

const COLUMNS = [
  'at',
  'user_id',
  'pan',
  'reference',
  'lender_name',
  'source',
  'result',
  'matched_on',
  'detail',
  'found',
] as const satisfies (keyof DedupeCheck)[]

/** The same, all of it, as a table, a part at a time. @throws AppError `too_many_requests` */
export async function exportDedupeChecks(
  deps: Deps,
  filters: DedupeFilters,
  by: { admin_id: number; language: Locale },
): Promise<XlsxTable> {
  await spendAllowance(deps, `dedupe-export:${by.admin_id}`, MAX_EXPORTS_PER_HOUR, 3_600)
  const { search, ...narrowed } = filters
  return {
    ...listBasis(by.language, { list: 'dedupe', now: deps.clock.now(), filters: narrowed, search }),
    heads: COLUMNS,
    rows: partsOf(deps, toDedupeFilter(filters)),
  }
}

async function* partsOf(deps: Deps, filter: DedupeFilter): AsyncGenerator<unknown[][]> {
  for (let last: number | null = null, more = true; more;) {
    const rows: DedupeRow[] = await listDedupeBefore(deps.db, filter, last, PART)
    yield rows
      .map((row) => toDedupeCheck(deps, row))
      .map((check) => COLUMNS.map((column) => (column === 'matched_on' ? check.matched_on.join(' ') : check[column])))
    last = rows.at(-1)?.check.check_id ?? null
    more = rows.length === PART
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}
