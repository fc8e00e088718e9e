import type { ApiLeadCreate } from '#src/contract/endpoints/partner-api.ts'
import { referenceOf } from '#server/crypto/new-reference.ts'
import type { Deps } from '#server/deps.ts'
import type { ApiLeadAnswer } from './create-api-lead.ts'
import { sampleLead } from './shared/sandbox-leads.ts'

/** What a test key is answered: nothing is kept. A mobile number that ends in 0 is one that another partner holds. */
export function createSandboxLead(deps: Deps, { mobile, product_type }: ApiLeadCreate): ApiLeadAnswer {
  if (mobile.endsWith('0')) return { outcome: 'held_elsewhere', lead: null }
  const reference = referenceOf('TEST', deps.vault.index('sandbox-lead', `${mobile} ${product_type}`))
  return { outcome: 'yours', lead: sampleLead(deps.clock.now(), reference, { product_type }) }
}
