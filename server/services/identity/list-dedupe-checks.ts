import { setImmediate } from 'node:timers/promises'
import type { adminEligibilityEndpoints, DedupeFilters } from '#src/contract/endpoints/admin-eligibility.ts'
import { DEDUPE_SORTS, readCustomerReference } from '#src/contract/endpoints/admin-eligibility.ts'
import type { QueryOf, ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/endpoints/page-query.ts'
import { DEDUPE_DETAILS, DEDUPE_FIELDS } from '#src/contract/entities/identity/dedupe-check.ts'
import type { DedupeCheck } from '#src/contract/entities/identity/dedupe-check.ts'
import { addDays, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import { maskPan } from '#src/contract/rules/pan.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import { listDedupeBefore, listDedupePage } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { DedupeFilter, DedupeRow } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { Deps } from '#server/deps.ts'
import { spendAllowance } from '../shared/rate-rules.ts'

type Endpoint = (typeof adminEligibilityEndpoints)['listDedupeChecks']

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

/** A page of the de-dupe logs, newest first unless asked otherwise. */
export async function listDedupeChecks(deps: Deps, query: QueryOf<Endpoint>): Promise<ResponseOf<Endpoint>> {
  const ask = readPageAsk(query, DEDUPE_SORTS, { sort: 'at', direction: 'desc' })
  const { rows, count } = await listDedupePage(deps.db, toFilter(query), ask)
  return {
    rows: rows.map((row) => toCheck(deps, row)),
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
  }
}

/** The same, all of it, as CSV, a part at a time. @throws AppError `too_many_requests` */
export async function exportDedupeChecks(
  deps: Deps,
  filters: DedupeFilters,
  by: { admin_id: number },
): Promise<AsyncIterable<string>> {
  await spendAllowance(deps, `dedupe-export:${by.admin_id}`, MAX_EXPORTS_PER_HOUR, 3_600)
  return linesOf(deps, toFilter(filters))
}

async function* linesOf(deps: Deps, filter: DedupeFilter): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(COLUMNS)
  for (let last: number | null = null, more = true; more;) {
    const rows: DedupeRow[] = await listDedupeBefore(deps.db, filter, last, PART)
    yield rows
      .map((row) => toCheck(deps, row))
      .map((check) =>
        csvLine(COLUMNS.map((column) => (column === 'matched_on' ? check.matched_on.join(' ') : check[column]))),
      )
      .join('')
    last = rows.at(-1)?.check.check_id ?? null
    more = rows.length === PART
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}

/** Days begin at midnight in India; the last one is included. */
function toFilter({ search, source, result, from, to }: DedupeFilters): DedupeFilter {
  const wanted = search === undefined ? null : readCustomerReference(search)
  return {
    reference: wanted?.kind === 'reference' ? wanted.reference : undefined,
    user_id: wanted?.kind === 'user_id' ? wanted.user_id : undefined,
    lender: search !== undefined && wanted === null ? search.trim() : undefined,
    source,
    result,
    from: from === undefined ? undefined : startOfIstDay(from),
    before: to === undefined ? undefined : startOfIstDay(addDays(to, 1)),
  }
}

function toCheck(deps: Deps, { check, customer, reference, lender_name }: DedupeRow): DedupeCheck {
  const [kind, found = null] = check.detail.split(':')
  const detail = DEDUPE_DETAILS.find((each) => each === kind)
  if (!detail) throw new Error('a stored check is of an unknown kind')
  return {
    check_id: check.check_id,
    at: check.at.toISOString(),
    user_id: check.user_id,
    pan: customer ? maskPan(openField(deps.vault, customer, 'tin')) : '',
    reference,
    lender_name,
    source: check.source,
    matched_on: DEDUPE_FIELDS.filter((field) => check.matched_on.includes(field)),
    result: check.result,
    detail,
    found,
  }
}
