import type { ApiLeadCreate } from '#src/contract/endpoints/partner-api.ts'
import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { referenceOf } from '#server/crypto/new-reference.ts'
import type { Deps } from '#server/deps.ts'
import type { ApiLeadAnswer } from './create-api-lead.ts'
import { notFound } from '../shared/not-found.ts'

const DAY_MS = 86_400_000

const sampleLead = (now: Date, reference: string, more: Partial<ApiLead> = {}): ApiLead => ({
  reference,
  product_type: 'Personal Loans',
  status: 'new',
  held_until: new Date(now.getTime() + 90 * DAY_MS).toISOString(),
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  ...more,
})

/** What a test key is answered: nothing is kept. A mobile number that ends in 0 is one that another partner holds. */
export function createSandboxLead(deps: Deps, { mobile, product_type }: ApiLeadCreate): ApiLeadAnswer {
  if (mobile.endsWith('0')) return { outcome: 'held_elsewhere', lead: null }
  const reference = referenceOf('TEST', deps.vault.index('sandbox-lead', `${mobile} ${product_type}`))
  return { outcome: 'yours', lead: sampleLead(deps.clock.now(), reference, { product_type }) }
}

export function listSandboxLeads(deps: Deps): { leads: ApiLead[]; next: null } {
  const now = deps.clock.now()
  const leads = [
    sampleLead(now, 'TEST-SAMPLE2', { status: 'applied' }),
    sampleLead(now, 'TEST-SAMPLE3', { status: 'disbursed', product_type: 'Gold Loans' }),
  ]
  return { leads, next: null }
}

/** @throws AppError `not_found` for a reference that is not the sandbox's */
export function getSandboxLead(deps: Deps, reference: string): ApiLead {
  if (!reference.startsWith('TEST-')) throw notFound()
  const known = listSandboxLeads(deps).leads.find((lead) => lead.reference === reference)
  return known ?? sampleLead(deps.clock.now(), reference)
}
