import { string } from 'yup'
import { VOUCHER_CATEGORIES, voucherClaimSchema, voucherSchema } from '#src/contract/entities/catalogue/voucher.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'

/** Discount vouchers: everybody may look, a customer claims. */
export const voucherEndpoints = defineEndpoints({
  listVouchers: {
    method: 'GET',
    path: '/api/vouchers',
    area: 'public',
    summary: 'Vouchers that are on and have not ended, by store; `category` picks one kind.',
    masquerade: 'allow',
    query: strictObject({ category: string().oneOf(VOUCHER_CATEGORIES, 'rules:choice.unknown').optional() }),
    response: strictObject({ data: listOf(voucherSchema) }),
    limit: 'read',
  },
  listVoucherClaims: {
    method: 'GET',
    path: '/api/voucher-claims',
    area: 'customer',
    owner: 'user_id',
    summary: 'What the customer has claimed, newest first, with the codes.',
    masquerade: 'deny',
    response: strictObject({ data: listOf(voucherClaimSchema) }),
    limit: 'read',
  },
  claimVoucher: {
    method: 'POST',
    path: '/api/vouchers/{voucherId}/claim',
    area: 'customer',
    owner: 'user_id',
    summary: 'Claims a voucher; once per customer, so that claiming again answers the same code.',
    masquerade: 'deny',
    params: strictObject({ voucherId: pathId() }),
    response: strictObject({ data: voucherClaimSchema }),
    limit: 'write',
    audit: 'voucher.claim',
  },
})
