import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { days } from '#src/contract/rules/time.ts'

export const sampleLead = (now: Date, reference: string, more: Partial<ApiLead> = {}): ApiLead => ({
  reference,
  product_type: PRODUCT.personal,
  status: 'new',
  pending_until: null,
  held_until: new Date(now.getTime() + days(90)).toISOString(),
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  ...more,
})
