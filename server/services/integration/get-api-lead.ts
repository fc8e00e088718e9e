import { findOwnNamingByReference } from '#server/db/repositories/leads/lead-namings.ts'
import { findOwnLeadById, findOwnLeadByReference } from '#server/db/repositories/leads/leads.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { found } from '../shared/not-found.ts'
import { namingAsApiLead, toApiLead } from './shared/api-lead-view.ts'

/** A lead, or somebody named of whom none has come (yet). @throws AppError `not_found` alike for another's and for none */
export async function getApiLead(deps: Deps, reference: string, by: ByPartner): Promise<ApiLead> {
  const row = await findOwnLeadByReference(deps.db, by.partner_id, reference)
  if (row) return toApiLead(row)
  const naming = found(await findOwnNamingByReference(deps.db, by.partner_id, reference))
  // The partner had brought the person by a link meanwhile: that lead has a number of its own.
  const lead = naming.lead_id === null ? null : await findOwnLeadById(deps.db, by.partner_id, naming.lead_id)
  return lead ? toApiLead(lead) : namingAsApiLead(naming, deps.clock.now())
}
