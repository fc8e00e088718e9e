import { listEvents } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationWithLender } from '#server/db/repositories/applications/applications.ts'
import { listStatusDurations } from '#server/db/repositories/applications/status-durations.ts'
import type { Deps } from '#server/deps.ts'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import { days } from '#src/contract/rules/time.ts'
import { expectNextStep } from '../public/expect-next-step.ts'

/** How a lender worked half a year ago says little about today. */
const HISTORY_MS = days(180)

export async function careOf(deps: Deps, rows: readonly ApplicationWithLender[]): Promise<ApplicationCare[]> {
  const now = deps.clock.now()
  const lenderIds = [
    ...new Set(rows.flatMap(({ application: { lender_id } }) => (lender_id === null ? [] : [lender_id]))),
  ]
  const [events, durations] = await Promise.all([
    listEvents(
      deps.db,
      rows.map(({ application }) => application.app_id),
    ),
    listStatusDurations(deps.db, lenderIds, new Date(now.getTime() - HISTORY_MS)),
  ])
  return rows.map(({ application, lender }) => {
    const own = events.filter(({ app_id }) => app_id === application.app_id)
    return expectNextStep(application, lender?.slug ?? null, own, durations, now)
  })
}
