import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { CARD_STORY } from './shared/sandbox-card.ts'

/** Queues the practice bank's next step; real banks report their own. */
export async function queueSandboxCard(deps: Deps, appId: string, step: number): Promise<void> {
  const next = CARD_STORY[step]
  if (!deps.lenders.sandbox || !next) return
  const at = new Date(deps.clock.now().getTime() + next[0] * 1000)
  await queueJob(deps.db, 'sandbox_card_report', { app_id: appId, step }, at)
}
