import { listErasures } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import { ERASURE_NOTICE_HOURS } from '#src/contract/entities/privacy/privacy.ts'
import type { ErasurePlan } from '#src/contract/entities/privacy/privacy.ts'
import { holdsOf, hoursFrom, keepsakesOf, listKept } from './shared/erasure-holds.ts'

/** What an erasure waits for now, and what outlasts the one that is asked for, or one asked for now. */
export async function getErasurePlan(deps: Deps, by: ByCustomer): Promise<ErasurePlan> {
  const now = deps.clock.now()
  const soonest = hoursFrom(now, ERASURE_NOTICE_HOURS)
  const [request] = await listErasures(deps.db, by.user_id)
  const at = request?.status === 'open' ? request.erase_after : soonest
  const holds = await holdsOf(deps.db, by.user_id, now)
  return {
    holds: holds.map(({ reason, about, kinds, until }) => ({
      reason,
      about,
      kinds,
      until: until.toISOString(),
    })),
    keeps: listKept(await keepsakesOf(deps.db, by.user_id, at)).map(({ until, ...kept }) => ({
      ...kept,
      until: until.toISOString(),
    })),
  }
}
