import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { MERCHANT_REQUEST_SORTS } from '#src/contract/endpoints/admin-merchants.ts'
import { COUNT_CAP, readPageAsk, type PageQuery } from '#src/contract/endpoints/page-query.ts'
import type {
  Merchant,
  MerchantRequestRow,
  MerchantRequestStatus,
  MerchantRequestView,
} from '#src/contract/entities/merchants/merchant.ts'
import { maskPan } from '#src/contract/rules/pan.ts'
import {
  findMerchantRequestById,
  listMerchantRequestPage,
  listMerchantRows,
  listPartnerCodes,
  type MerchantRequestRow as StoredRequest,
} from '#server/db/repositories/merchants/merchant-requests.ts'
import type { Deps } from '#server/deps.ts'
import { maskMobile } from '../leads/shared/lead-contact.ts'
import { notFound } from '../shared/not-found.ts'
import { openRequest } from './shared/sealed-merchant-request.ts'

export async function listMerchants(deps: Deps): Promise<Merchant[]> {
  const rows = await listMerchantRows(deps.db)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** One page of the requests, the newest first unless asked otherwise. */
export async function listMerchantRequests(
  deps: Deps,
  query: PageQuery & { status?: MerchantRequestStatus | undefined; search?: string | undefined },
) {
  const ask = readPageAsk(query, MERCHANT_REQUEST_SORTS, { sort: 'created_at', direction: 'desc' })
  const { rows, count } = await listMerchantRequestPage(
    deps.db,
    { status: query.status, search: query.search?.trim() },
    ask,
  )
  return {
    rows: rows.map((row) => toRow(deps, row)),
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
  }
}

/** A request with all that a decision needs. @throws AppError `not_found` */
export async function getMerchantRequest(deps: Deps, requestId: number): Promise<MerchantRequestView> {
  const found = await findMerchantRequestById(deps.db, requestId)
  if (!found) throw notFound()
  const { full_name, email, pincode, pan, account_number, ifsc, reason } = openRequest(deps.vault, found.request)
  const taken = await listPartnerCodes(deps.db)
  return {
    ...toRow(deps, found.request),
    ...{ full_name, email, pincode, pan: maskPan(pan), ifsc: ifsc ?? '', reason: reason ?? '' },
    account_number: account_number ? `XXXX${account_number.slice(-4)}` : '',
    invited_by: found.invited_by ?? '',
    decided_by: found.decided_by ?? '',
    free_brands: freeBrands(taken),
  }
}

/** Brands that a new partner can be given; the default one belongs to everybody. */
export const freeBrands = (taken: readonly string[]): { code: string; name: string }[] =>
  BRANDS.filter(({ code }) => code !== DEFAULT_BRAND.code && !taken.includes(code)).map(({ code, name }) => ({
    code,
    name,
  }))

function toRow(deps: Deps, row: StoredRequest): MerchantRequestRow {
  const { request_id, reference, partner, status } = row
  const { business_name, phone } = openRequest(deps.vault, row)
  return {
    ...{ request_id, reference, partner, status, business_name, phone: maskMobile(phone) },
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
