import { listTaken, lockFreeCustomers } from '#server/db/repositories/calls/call-queue.ts'
import { createLease, endLostCalls, findLiveCall, removeOldLeases } from '#server/db/repositories/calls/calls.ts'
import type { CallRow } from '#server/db/repositories/calls/calls.ts'
import { noteRefusals } from '#server/db/repositories/privacy/contact-refusals.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { LEASE_MINUTES } from '#src/contract/entities/calls/call.ts'
import { isAppError } from '#src/contract/errors.ts'
import type { AppError } from '#src/contract/errors.ts'
import { hours, minutes } from '#src/contract/rules/time.ts'
import { recordAccess } from '../audit/record-access.ts'
import type { Looker } from '../audit/record-access.ts'
import { lookUpNumbers } from '../messages/look-up-numbers.ts'
import { refusalOf } from '../messages/public/refused.ts'
import { readQueue } from './public/queue.ts'

/** So many of the first are tried: others may take from the same end at the same moment. */
const TRIED = 20
/** No call is so long: its agent has gone. */
const LOST_AFTER = hours(4)

/**
 * Takes the first of the queue for ten minutes. Rows that another taker holds are passed over, so that two never wait for
 * each other and never get the same person. Whoever has somebody keeps them. Null = nobody may be called now.
 * @throws AppError `not_available` where the only ones who wait would be sold to, and the register does not answer
 */
export async function takeNextCall(deps: Deps, by: Looker): Promise<Audited<{ call: CallRow | null }>> {
  const silent = await askRegister(deps, by)
  const taken = await take(deps, by)
  if (taken === null && silent !== null) throw silent
  return {
    call: taken,
    audit: taken ? { object: `customer:${taken.user_id}`, after: { why: taken.why } } : { after: { found: 0 } },
  }
}

/**
 * Notes whom the rule holds back today, where they read it, and asks the register about the first who would be sold to.
 * Answers what went wrong: then those are not given to anybody.
 */
async function askRegister(deps: Deps, by: Looker): Promise<AppError | null> {
  const { waiting, refused } = await readQueue(deps, by.admin_id)
  await noteRefusals(
    deps.db,
    refused.flatMap((each) => refusalOf(deps, { ...each, channel: 'call' }) ?? []),
  )
  const unchecked = waiting.filter(({ checked }) => !checked).slice(0, TRIED)
  const rows = unchecked.map(({ customer }) => customer)
  try {
    await lookUpNumbers(deps, rows, { purpose: 'offers', channel: 'call', promised: true })
    return null
  } catch (error) {
    if (isAppError(error)) return error
    throw error
  }
}

function take(deps: Deps, by: Looker): Promise<CallRow | null> {
  return transaction(deps, async (deps) => {
    const now = deps.clock.now()
    const live = await findLiveCall(deps.db, by.admin_id, now)
    if (live) return live
    await removeOldLeases(deps.db, now)
    await endLostCalls(deps.db, new Date(now.getTime() - LOST_AFTER), now)
    const { waiting } = await readQueue(deps, by.admin_id)
    const first = waiting.filter(({ checked }) => checked).slice(0, TRIED)
    const ids = first.map(({ user_id }) => user_id)
    const free = await lockFreeCustomers(deps.db, ids)
    // Between the look at the queue and the lock somebody may have taken and let go of a row.
    const taken = await listTaken(deps.db, ids, now)
    for (const { user_id, app_id, why, purpose } of first) {
      if (!free.has(user_id) || taken.has(user_id)) continue
      const lease = await createLease(deps.db, {
        user_id,
        app_id,
        why,
        purpose,
        promised: why === 'promised',
        admin_id: by.admin_id,
        taken_at: now,
        leased_until: new Date(now.getTime() + minutes(LEASE_MINUTES)),
      })
      if (!lease) continue
      await recordAccess(deps, user_id, by)
      return lease
    }
    return null
  })
}
