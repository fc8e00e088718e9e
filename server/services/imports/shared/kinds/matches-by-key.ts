import type { MatchedApplication } from '#server/db/repositories/imports/matching-applications.ts'
import { referenceOf } from '../rows/judge-row.ts'
import type { RowSaid } from '../rows/read-row.ts'

type Keys = Pick<RowSaid, 'application_id' | 'lender_reference' | 'loan_account'>
/** Keyed hashes. */
interface Person {
  phone: string | null
  pan: string | null
}

/**
 * Of applications that were found for many rows, those that one row's keys name, in their order: whoever looked through all
 * of them for each row would look at hundreds of thousands.
 */
export function matchesByKey(
  matches: readonly MatchedApplication[],
): (keys: Keys, person: Person) => readonly MatchedApplication[] {
  const places = new Map(matches.map((each, at) => [each, at]))
  const named = new Map<string, MatchedApplication[]>()
  const note = (kind: string, key: string | null, each: MatchedApplication) => {
    if (key === null) return
    const list = named.get(`${kind}:${key}`)
    if (list) list.push(each)
    else named.set(`${kind}:${key}`, [each])
  }
  for (const each of matches) {
    note('reference', each.reference, each)
    note('lender', each.lender_reference, each)
    for (const { loan_account } of each.parts) note('account', loan_account, each)
    note('phone', each.phone_index, each)
    note('pan', each.tin_index, each)
  }
  return ({ application_id, lender_reference, loan_account }, { phone, pan }) => {
    const found = [
      ['reference', referenceOf(application_id)],
      ['lender', lender_reference],
      ['account', loan_account],
      ['phone', phone],
      ['pan', pan],
    ].flatMap(([kind, key]) => (key === null ? [] : (named.get(`${kind}:${key}`) ?? [])))
    const once = [...new Set(found)]
    return once.length < 2 ? once : once.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  }
}
