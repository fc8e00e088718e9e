import { addDays, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { DUPLICATE_DAYS } from '#src/contract/entities/identity/dedupe-check.ts'
import type { DedupeField } from '#src/contract/entities/identity/dedupe-check.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import {
  createDedupeCheck,
  findCustomerWithPan,
  findPanAtLender,
  lockPanAtLender,
} from '#server/db/repositories/identity/dedupe-checks.ts'
import type { EarlierApplication } from '#server/db/repositories/identity/dedupe-checks.ts'

type Place = { db: Db; clock: Clock }
const DAY_MS = 86_400_000

/** Notes whether somebody else has the PAN of a profile that has just become complete. Nobody is turned away for it. */
export async function checkProfileDuplicate({ db, clock }: Place, customer: CustomerRow): Promise<void> {
  if (customer.tin_index === null) return
  const other = await findCustomerWithPan(db, customer.tin_index, customer.user_id)
  await createDedupeCheck(db, {
    user_id: customer.user_id,
    app_id: null,
    lender_id: null,
    source: 'marketplace',
    matched_on: other === null ? [] : ['pan'],
    result: other === null ? 'clear' : 'duplicate',
    detail: other === null ? 'profile' : `same_pan:${other}`,
    at: clock.now(),
  })
}

/**
 * What stands in the way of an application: one with the same PAN to the same lender, by whoever. Until the transaction
 * ends no other one can slip in beside it. Without a PAN there is nothing to compare.
 */
export async function findDuplicateAtLender(
  { db: tx, clock }: Place,
  customer: CustomerRow,
  lender: Pick<LenderRow, 'lender_id' | 'refusal_rest_days'>,
): Promise<EarlierApplication | null> {
  const tinIndex = customer.tin_index
  if (tinIndex === null) return null
  const { lender_id: lenderId, refusal_rest_days: rest } = lender
  await lockPanAtLender(tx, tinIndex, lenderId)
  const now = clock.now()
  return findPanAtLender(tx, {
    tinIndex,
    lenderId,
    // By days of India, like the day from which the customer is told to ask again.
    refusedSince: startOfIstDay(addDays(istDay(now), 1 - rest)),
    paidOutSince: new Date(now.getTime() - DUPLICATE_DAYS * DAY_MS),
  })
}

interface Applied {
  user_id: number
  app_id: string
  lender_id: number
}

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
