import { findOwnLeadByReference, listOwnLeadsAfter } from '#server/db/repositories/leads/leads.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { notFound } from '../shared/not-found.ts'
import { toApiLead } from './shared/api-lead-view.ts'

const PAGE = 50

/** The partner's own leads, newest first. @throws AppError `not_found` when `after` is none of them */
export async function listApiLeads(
  deps: Deps,
  after: string | undefined,
  by: ByPartner,
): Promise<{ leads: ApiLead[]; next: string | null }> {
  const before = after === undefined ? null : await findOwnLeadByReference(deps.db, by.partner_id, after)
  if (after !== undefined && !before) throw notFound()
  const rows = await listOwnLeadsAfter(deps.db, by.partner_id, before?.lead_id ?? null, PAGE + 1)
  const leads = rows.slice(0, PAGE).map(toApiLead)
  return { leads, next: rows.length > PAGE ? (leads.at(-1)?.reference ?? null) : null }
}
