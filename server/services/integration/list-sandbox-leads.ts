import type { Deps } from '#server/deps.ts'
import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { sampleLead } from './shared/sandbox-leads.ts'

export function listSandboxLeads(deps: Deps): { leads: ApiLead[]; next: null } {
  const now = deps.clock.now()
  const leads = [
    sampleLead(now, 'TEST-SAMPLE2', { status: 'applied' }),
    sampleLead(now, 'TEST-SAMPLE3', { status: 'disbursed', product_type: PRODUCT.gold }),
  ]
  return { leads, next: null }
}
