import { countOwnLeads, listOwnLeads } from '#server/db/repositories/leads/leads.ts'
import type { LeadFilter, LeadRow } from '#server/db/repositories/leads/leads.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import { LEAD_SORTS } from '#src/contract/endpoints/partner/leads.ts'
import type { Lead } from '#src/contract/entities/leads/tracking-link.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { maskedContact } from '../shared/lead-contact.ts'

/** One page of a partner's own leads, newest first unless asked otherwise. */
export async function listPartnerLeads(deps: Deps, query: LeadFilter & PageQuery, by: ByPartner) {
  const { status, product_type } = query
  const filter = { status, product_type }
  const ask = readPageAsk(query, LEAD_SORTS, { sort: 'created_at', direction: 'desc' })
  const rows = await listOwnLeads(deps.db, by.partner_id, filter, ask)
  const count = await countOwnLeads(deps.db, by.partner_id, filter)
  return {
    rows: rows.map(({ lead, label }) => toLead(deps, lead, label)),
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
  }
}

function toLead(deps: Deps, row: LeadRow, label: string | null): Lead {
  const { lead_id, reference, product_type, channel, status } = row
  if (!isProductType(product_type)) throw new Error('a lead without a known product')
  return {
    lead_id,
    reference,
    product_type,
    channel,
    status,
    label,
    ...maskedContact(deps.vault, row),
    first_touch_at: row.first_touch_at.toISOString(),
    last_touch_at: row.last_touch_at.toISOString(),
    held_until: row.held_until.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
