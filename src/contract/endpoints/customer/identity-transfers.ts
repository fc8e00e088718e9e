import { mixed, number, string } from 'yup'
import { opaqueId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { defineEndpoints } from '../endpoint.ts'

export const transferEndpoints = defineEndpoints({
  createTransfer: {
    method: 'POST',
    path: '/api/transfers',
    area: 'public',
    owner: 'prospect_app_id',
    summary: 'Mints a code that moves a visit to another device, once and within five minutes. It signs nobody in.',
    masquerade: 'deny',
    beforeIdentity: true,
    /** `product_type`: what the visit is about by now; absent = what it began with. */
    body: strictObject({ prospectAppId: opaqueId(), product_type: string().oneOf(PRODUCT_TYPES).optional() }),
    /** `expires_in` in seconds. */
    response: strictObject({ code: opaqueId(), expires_in: number().defined() }),
    limit: 'session',
  },
  redeemTransfer: {
    method: 'POST',
    path: '/api/transfers/redeem',
    area: 'public',
    summary:
      'Trades the code for a visit of this browser. Used, too old and guessed codes get one and the same answer.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({ code: opaqueId() }),
    response: strictObject({
      prospectAppId: opaqueId(),
      product_type: string().nullable().defined(),
      url_segment: string().nullable().defined(),
      partner: string().defined(),
      utms: mixed<Record<string, string>>().defined(),
    }),
    limit: 'otp-verify',
  },
})
