import { findApplication } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { callLender } from '../shared/lenders/call-lender.ts'
import { canBeNudged } from './public/expect-next-step.ts'

/** Tells the lender, unless it has finished meanwhile. @throws AppError `lender_unavailable`: the queue tries again. */
export async function sendNudge(deps: Deps, { app_id, at }: JobPayloads['nudge_lender']): Promise<void> {
  const row = await findApplication(deps.db, app_id)
  if (!row || row.lender_id === null || row.lender_reference === null || !canBeNudged(row)) return
  const lender = await findLender(deps.db, row.lender_id)
  if (!lender) return
  const { lender_id, slug } = lender
  const application = { lender_id, lender_slug: slug, lender_reference: row.lender_reference }
  await callLender(deps, { lender_id, app_id, operation: 'nudge' }, (onTry) =>
    deps.lenders.nudge(application, `${app_id}:nudge:${at}`, onTry),
  )
}
