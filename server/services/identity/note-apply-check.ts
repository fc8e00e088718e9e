import { createDedupeCheck } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { EarlierApplication } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { Place, Applied } from '../profile/public/duplicates.ts'

/** Notes what the look before an application has found; null = nothing. */
export async function noteApplyCheck(
  { db, clock }: Place,
  applied: Applied,
  earlier: EarlierApplication | null,
): Promise<void> {
  const kind = earlier?.open ? 'open_application' : 'recent_application'
  await createDedupeCheck(db, {
    ...applied,
    source: 'marketplace',
    matched_on: earlier === null ? [] : ['pan'],
    result: earlier === null ? 'clear' : 'duplicate',
    detail: earlier === null ? 'application' : `${kind}:${earlier.reference}`,
    at: clock.now(),
  })
}
