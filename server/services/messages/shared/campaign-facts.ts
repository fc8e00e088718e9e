import type { CampaignRow } from '#server/db/repositories/messages/campaigns.ts'
import type { AuditFacts } from '#server/services/shared/audited.ts'

/** What became of a message to many, as the activity log says it: its state before, and what it is now. */
export const campaignFacts = (
  { campaign_id, state }: CampaignRow,
  after: { state: CampaignRow['state']; send_at?: string | null },
): AuditFacts => ({ object: `campaign:${campaign_id}`, before: { state }, after })
