import { createHash } from 'node:crypto'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { createAlarm } from '#server/db/repositories/figures/alarms.ts'
import { SUM_FAMILIES } from '#server/db/repositories/figures/bases.ts'
import type { SumFamily } from '#server/db/repositories/figures/bases.ts'
import { countWrongSums, findFirstDay, markDays } from '#server/db/repositories/figures/rollups.ts'
import { listWrongFacts, writeSteps } from '#server/db/repositories/figures/write-facts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { addDays, daysBetween, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { hours } from '#src/contract/rules/time.ts'
import { hourOf } from '../audit/public/anchors.ts'
import { queueChecking } from './shared/sums-clock.ts'

const DAYS = 3
/** Rows of a day that are mended at once; what is left is found by a later check. */
const MOST = 500

/**
 * Reckons three days of the past anew, sums from facts and facts from events, and compares. What is wrong is made right, and
 * stays in the work list until somebody has seen it. Queues the next hour's.
 */
export async function checkSums(deps: Deps, { hour }: JobPayloads['check_sums']): Promise<void> {
  const now = deps.clock.now()
  const latest = Math.max(Date.parse(`${hour}:00:00Z`), now.getTime())
  await queueChecking(deps, hourOf(new Date(latest + hours(1))))
  const first = await findFirstDay(deps.db)
  if (first === null) return
  for (const day of daysOf(hour, first, addDays(istDay(now), -1))) {
    for (const family of SUM_FAMILIES) await checkDay(deps, family, day)
    await checkFacts(deps, day)
  }
}

/** Three days that nobody can foresee by looking at the calendar, the same for every try of one hour. */
function daysOf(hour: string, first: string, last: string): string[] {
  const many = daysBetween(first, last) + 1
  if (many <= 0) return []
  const places = Array.from({ length: DAYS }, (_, at) => {
    const number = createHash('sha256').update(`${hour} ${at}`).digest().readUInt32BE()
    return number % many
  })
  return [...new Set(places)].map((place) => addDays(first, place))
}

async function checkDay(deps: Deps, family: SumFamily, day: string): Promise<void> {
  const sums = await countWrongSums(deps.db, { family, day })
  if (sums === 0) return
  await transaction(deps, async (deps) => {
    await markDays(deps.db, family, [startOfIstDay(day)])
    await createAlarm(deps.db, { family, day, sums, found_at: deps.clock.now() })
  })
  deps.log.error({ family, day, sums }, 'sums of a day were not what its rows come to')
}

async function checkFacts(deps: Deps, day: string): Promise<void> {
  const wrong = await listWrongFacts(deps.db, startOfIstDay(day), startOfIstDay(addDays(day, 1)), MOST)
  // Whoever writes an event holds the row: what has just been mended by one is right when its turn comes.
  let mended = 0
  for (const appId of wrong)
    mended += await transaction(deps, async (deps) => {
      await lockApplication(deps.db, appId, null)
      return writeSteps(deps.db, appId)
    })
  if (mended === 0) return
  await createAlarm(deps.db, { family: 'application', day, sums: mended, facts: true, found_at: deps.clock.now() })
  deps.log.error({ day, rows: mended }, 'facts were not what their events say')
}
