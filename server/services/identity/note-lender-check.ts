import { createDedupeCheck } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { DedupeField } from '#src/contract/entities/identity/dedupe-check.ts'
import type { Place, Applied } from '../profile/public/duplicates.ts'

/** Notes by what the lender knows the applicant already; nothing = it is new to the lender. */
export async function noteLenderCheck(
  { db, clock }: Place,
  applied: Applied,
  matchedOn: readonly DedupeField[],
): Promise<void> {
  await createDedupeCheck(db, {
    ...applied,
    source: 'lender',
    matched_on: matchedOn,
    result: matchedOn.length === 0 ? 'clear' : 'duplicate',
    detail: 'lender_answer',
    at: clock.now(),
  })
}
