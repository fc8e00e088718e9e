import type { CampaignState } from '#src/contract/entities/messages/campaign.ts'

export const STAGE_TONES = {
  draft: 'neutral',
  asking: 'warn',
  planned: 'info',
  running: 'info',
  stopped: 'err',
  done: 'ok',
  cancelled: 'neutral',
} as const satisfies Record<CampaignState, string>
