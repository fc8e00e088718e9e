import type { CampaignState } from '#src/contract/entities/messages/campaign.ts'

export const STAGE_TONES = {
  draft: 'default',
  asking: 'warning',
  running: 'info',
  stopped: 'error',
  done: 'success',
  cancelled: 'default',
} as const satisfies Record<CampaignState, string>
