import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'

const DAY_MS = 86_400_000

export const sampleLead = (now: Date, reference: string, more: Partial<ApiLead> = {}): ApiLead => ({
  reference,
  product_type: 'Personal Loans',
  status: 'new',
  held_until: new Date(now.getTime() + 90 * DAY_MS).toISOString(),
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  ...more,
})
