import { findMerchantRequestById, listPartnerCodes } from '#server/db/repositories/merchants/merchant-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { MerchantRequestView } from '#src/contract/entities/merchants/merchant.ts'
import { maskPan } from '#src/contract/rules/person/pan.ts'
import { found } from '../shared/not-found.ts'
import { freeBrands } from './shared/free-brands.ts'
import { toRow } from './shared/merchant-view.ts'
import { openRequest } from './shared/sealed-merchant-request.ts'

/** A request with all that a decision needs. @throws AppError `not_found` */
export async function getMerchantRequest(deps: Deps, requestId: number): Promise<Audited<MerchantRequestView>> {
  const row = found(await findMerchantRequestById(deps.db, requestId))
  const { full_name, email, pincode, pan, account_number, ifsc, reason } = openRequest(deps.vault, row.request)
  const taken = await listPartnerCodes(deps.db)
  return {
    ...toRow(deps, row.request),
    full_name,
    email,
    pincode,
    pan: maskPan(pan),
    ifsc: ifsc ?? '',
    reason: reason ?? '',
    account_number: account_number ? `XXXX${account_number.slice(-4)}` : '',
    invited_by: row.invited_by ?? '',
    decided_by: row.decided_by ?? '',
    free_brands: freeBrands(taken),
    audit: { object: `merchant-request:${row.request.reference}` },
  }
}
