import { referenceOf } from '#server/crypto/new-reference.ts'
import type { Deps } from '#server/deps.ts'
import { NAMING_DAYS } from '#src/contract/attribution.ts'
import type { ApiLeadCreate } from '#src/contract/endpoints/public/integration.ts'
import { days } from '#src/contract/rules/time.ts'
import type { ApiLeadAnswer } from './create-api-lead.ts'
import { sampleLead } from './shared/sandbox-leads.ts'

/** What a test key is answered: nothing is kept and nobody told. A mobile number that ends in 0 is one that has said no. */
export function createSandboxLead(deps: Deps, { mobile, product_type }: ApiLeadCreate): ApiLeadAnswer {
  if (mobile.endsWith('0')) return { outcome: 'refused', lead: null }
  const reference = referenceOf('TEST', deps.vault.index('sandbox-lead', `${mobile} ${product_type}`))
  const now = deps.clock.now()
  const pending_until = new Date(now.getTime() + days(NAMING_DAYS)).toISOString()
  const waiting = { status: 'pending', pending_until, held_until: null } as const
  return { outcome: 'pending', lead: sampleLead(now, reference, { product_type, ...waiting }) }
}
