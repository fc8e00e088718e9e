import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { findPanAtLender, lockPanAtLender } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { EarlierApplication } from '#server/db/repositories/identity/dedupe-checks.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { InTx } from '#server/db/transaction.ts'
import { DUPLICATE_DAYS } from '#src/contract/entities/identity/dedupe-check.ts'
import { addDays, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import type { Place } from '../profile/public/duplicates.ts'

/**
 * What stands in the way of an application: one with the same PAN to the same lender, by whoever. Until the transaction
 * ends no other one can slip in beside it. Without a PAN there is nothing to compare.
 */
export async function findDuplicateAtLender(
  { db, clock }: InTx<Place>,
  customer: CustomerRow,
  lender: Pick<LenderRow, 'lender_id' | 'refusal_rest_days'>,
): Promise<EarlierApplication | null> {
  const tinIndex = customer.tin_index
  if (tinIndex === null) return null
  const { lender_id: lenderId, refusal_rest_days: rest } = lender
  await lockPanAtLender(db, tinIndex, lenderId)
  const now = clock.now()
  return findPanAtLender(db, {
    tinIndex,
    lenderId,
    // By days of India, like the day from which the customer is told to ask again.
    refusedSince: startOfIstDay(addDays(istDay(now), 1 - rest)),
    paidOutSince: new Date(now.getTime() - days(DUPLICATE_DAYS)),
  })
}
