import type { Deps } from '#server/deps.ts'
import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { notFound } from '../shared/not-found.ts'
import { listSandboxLeads } from './list-sandbox-leads.ts'
import { sampleLead } from './shared/sandbox-leads.ts'

/** @throws AppError `not_found` for a reference that is not the sandbox's */
export function getSandboxLead(deps: Deps, reference: string): ApiLead {
  if (!reference.startsWith('TEST-')) throw notFound()
  const known = listSandboxLeads(deps).leads.find((lead) => lead.reference === reference)
  return known ?? sampleLead(deps.clock.now(), reference)
}
