import { findCampaign } from '#server/db/repositories/messages/campaigns.ts'
import type { CampaignRow } from '#server/db/repositories/messages/campaigns.ts'
import type { Deps } from '#server/deps.ts'
import type { AuditFacts } from '#server/services/shared/audited.ts'
import { found } from '#server/services/shared/not-found.ts'

/** What became of a message to many, as the activity log says it: what it was before, and these facts of what it is now. */
export async function campaignFacts(
  { db }: Pick<Deps, 'db'>,
  { campaign_id, state: before }: CampaignRow,
  says: readonly ('state' | 'send_at')[],
): Promise<AuditFacts> {
  const { state, send_at } = found(await findCampaign(db, campaign_id)).campaign
  const now = { state, send_at: send_at?.toISOString() ?? null }
  const after = Object.fromEntries(says.map((fact) => [fact, now[fact]]))
  return { object: `campaign:${campaign_id}`, before: { state: before }, after }
}
