import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { findOwnLeadByReference, listOwnLeadsAfter, type LeadRow } from '#server/db/repositories/leads/leads.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'

const PAGE = 50

/** A lead as a partner's own system sees it: nothing of the person. */
export function toApiLead(row: LeadRow): ApiLead {
  const { reference, product_type, status } = row
  if (!isProductType(product_type)) throw new Error('a lead without a known product')
  return {
    ...{ reference, product_type, status },
    held_until: row.held_until.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** The partner's own leads, newest first. @throws AppError `not_found` when `after` is none of them */
export async function listApiLeads(
  deps: Deps,
  partnerId: number,
  after: string | undefined,
): Promise<{ leads: ApiLead[]; next: string | null }> {
  const before = after === undefined ? null : await findOwnLeadByReference(deps.db, partnerId, after)
  if (after !== undefined && !before) throw notFound()
  const rows = await listOwnLeadsAfter(deps.db, partnerId, before?.lead_id ?? null, PAGE + 1)
  const leads = rows.slice(0, PAGE).map(toApiLead)
  return { leads, next: rows.length > PAGE ? (leads.at(-1)?.reference ?? null) : null }
}

/** @throws AppError `not_found` alike for another's lead and for none */
export async function getApiLead(deps: Deps, partnerId: number, reference: string): Promise<ApiLead> {
  const row = await findOwnLeadByReference(deps.db, partnerId, reference)
  if (!row) throw notFound()
  return toApiLead(row)
}
