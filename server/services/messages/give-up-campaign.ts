import { isRunning, updateCampaign } from '#server/db/repositories/messages/campaigns.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'

/** The gateway was away too long: somebody has to look, and can let it go on. */
export async function giveUpCampaign(deps: Deps, { campaign_id, run }: JobPayloads['send_campaign']): Promise<void> {
  if (!(await isRunning(deps.db, campaign_id, run))) return
  const ended_at = deps.clock.now()
  await updateCampaign(deps.db, campaign_id, { state: 'stopped', stop_cause: 'gateway', ended_at, waits_until: null })
}
