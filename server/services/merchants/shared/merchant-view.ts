import type { MerchantRequestRow as StoredRequest } from '#server/db/repositories/merchants/merchant-requests.ts'
import type { Deps } from '#server/deps.ts'
import { maskMobile } from '#server/services/shared/lead-contact.ts'
import type { MerchantRequestRow } from '#src/contract/entities/merchants/merchant.ts'
import { openRequest } from './sealed-merchant-request.ts'

export function toRow(deps: Deps, row: StoredRequest): MerchantRequestRow {
  const { request_id, reference, partner, status } = row
  const { business_name, phone } = openRequest(deps.vault, row)
  return {
    request_id,
    reference,
    partner,
    status,
    business_name,
    phone: maskMobile(phone),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
