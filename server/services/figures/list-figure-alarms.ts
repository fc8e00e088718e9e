import { listUnseenAlarms } from '#server/db/repositories/figures/alarms.ts'
import type { Deps } from '#server/deps.ts'

const MOST = 50

/** Sums that were found wrong and that nobody has seen yet. */
export async function listFigureAlarms(deps: Deps) {
  const rows = await listUnseenAlarms(deps.db, MOST)
  return rows.map(({ alarm_id, family, day, sums, facts, found_at }) => ({
    alarm_id,
    family,
    day,
    sums,
    facts,
    found_at: found_at.toISOString(),
  }))
}
