import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { findOwnLeadByReference } from '#server/db/repositories/leads/leads.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'
import { toApiLead } from './shared/api-lead-view.ts'

/** @throws AppError `not_found` alike for another's lead and for none */
export async function getApiLead(deps: Deps, partnerId: number, reference: string): Promise<ApiLead> {
  const row = await findOwnLeadByReference(deps.db, partnerId, reference)
  if (!row) throw notFound()
  return toApiLead(row)
}
