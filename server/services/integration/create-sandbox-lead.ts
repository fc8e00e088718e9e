import { referenceOf } from '#server/crypto/new-reference.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { NAMING_DAYS } from '#src/contract/attribution.ts'
import type { ApiLeadCreate } from '#src/contract/endpoints/public/integration.ts'
import { days } from '#src/contract/rules/time.ts'
import type { ApiCaller } from './authenticate-api-key.ts'
import type { ApiLeadAnswer } from './shared/lead-facts.ts'
import { withLeadFacts } from './shared/lead-facts.ts'
import { sampleLead } from './shared/sandbox-leads.ts'

/** What a test key is answered: nothing is kept and nobody told. A mobile number that ends in 0 is one that has said no. */
export function createSandboxLead(deps: Deps, form: ApiLeadCreate, by: ApiCaller): Audited<ApiLeadAnswer> {
  const { mobile, product_type } = form
  if (mobile.endsWith('0')) return withLeadFacts({ outcome: 'refused', lead: null }, form, by)
  const reference = referenceOf('TEST', deps.vault.index('sandbox-lead', `${mobile} ${product_type}`))
  const now = deps.clock.now()
  const pending_until = new Date(now.getTime() + days(NAMING_DAYS)).toISOString()
  const waiting = { status: 'pending', pending_until, held_until: null } as const
  const lead = sampleLead(now, reference, { product_type, ...waiting })
  return withLeadFacts({ outcome: 'pending', lead }, form, by)
}
