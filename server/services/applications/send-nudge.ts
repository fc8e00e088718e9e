import { findApplication } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { canBeNudged } from './shared/expect-next-step.ts'

/** Tells the lender, unless it has finished meanwhile. @throws AppError `lender_unavailable`: the queue tries again. */
export async function sendNudge(deps: Deps, { app_id, at }: JobPayloads['nudge_lender']): Promise<void> {
  const row = await findApplication(deps.db, app_id)
  if (!row || row.lender_id === null || row.lender_reference === null || !canBeNudged(row)) return
  const lender = await findLender(deps.db, row.lender_id)
  if (lender)
    await deps.lenders.nudge(
      { lender_id: lender.lender_id, lender_slug: lender.slug, lender_reference: row.lender_reference },
      `${app_id}:nudge:${at}`,
    )
}
