import type { Deps } from '#server/deps.ts'
import { runJobNow } from '#server/jobs/run-jobs.ts'
import { isAppError } from '#src/contract/errors.ts'
import { keepForLater } from './keep-for-later.ts'

/** How long the customer waits for a lender before they are told that we go on trying. */
const PATIENCE_MS = 5_000

/**
 * Makes the first try at once instead of waiting for the queue. A lender that is slow leaves the application queued; the
 * try goes on behind the customer's back and its outcome appears on the timeline.
 */
export async function sendToLender(deps: Deps, appId: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), PATIENCE_MS)
  })
  const attempt = runJobNow(deps, 'submit_application', { app_id: appId }).catch((error: unknown) => {
    if (isAppError(error)) return
    deps.log.error({ err: error, app_id: appId }, 'submission could not be tried')
  })
  const outcome = await Promise.race([attempt, late])
  clearTimeout(timer)
  if (outcome === 'late') await keepForLater(deps, appId)
}
