import type { DedupeFilter, DedupeRow } from '#server/db/repositories/identity/dedupe-checks.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { DedupeFilters } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import { DEDUPE_DETAILS, DEDUPE_FIELDS } from '#src/contract/entities/identity/dedupe-check.ts'
import type { DedupeCheck } from '#src/contract/entities/identity/dedupe-check.ts'
import { addDays, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { readCustomerReference } from '#src/contract/rules/codes/customer-reference.ts'
import { maskPan } from '#src/contract/rules/person/pan.ts'

/** Days begin at midnight in India; the last one is included. */
export function toDedupeFilter({ search, source, result, from, to }: DedupeFilters): DedupeFilter {
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

export function toDedupeCheck(deps: Deps, { check, customer, reference, lender_name }: DedupeRow): DedupeCheck {
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
