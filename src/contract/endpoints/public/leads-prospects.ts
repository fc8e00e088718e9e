import { mixed, number, string } from 'yup'
import { opaqueId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { defineEndpoints } from '../endpoint.ts'
import { anyRecord } from '../plain-answers.ts'

export const prospectEndpoints = defineEndpoints({
  createProspect: {
    method: 'POST',
    path: '/api/prospect',
    area: 'public',
    summary: 'Starts a visit that may become an application; the browser receives its HttpOnly cookie.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({
      product_type: string().oneOf(PRODUCT_TYPES).optional(),
      url_segment: string().max(64).optional(),
      partner: string().max(10).optional(),
      utms: mixed<Record<string, string>>(isShortRecord).optional(),
    }),
    response: strictObject({ prospectAppId: opaqueId() }),
    limit: 'session',
  },
  getProspect: {
    method: 'GET',
    path: '/api/prospect/{prospectAppId}',
    area: 'public',
    owner: 'prospect_app_id',
    summary: 'The visit as stored; only for the browser that made it, or its owner.',
    masquerade: 'allow',
    beforeIdentity: true,
    params: strictObject({ prospectAppId: opaqueId() }),
    response: strictObject({
      data: strictObject({
        prospectAppId: opaqueId(),
        user_id: number().nullable().defined(),
        product_type: string().nullable().defined(),
        url_segment: string().nullable().defined(),
        partner: string().defined(),
        utms: anyRecord,
      }),
    }),
    limit: 'read',
  },
})

/** A flat object of at most 20 short texts. */
function isShortRecord(value: unknown): value is Record<string, string> {
  if (value === undefined) return true
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length <= 20 &&
    entries.every(([key, text]) => key.length <= 64 && typeof text === 'string' && text.length <= 200)
  )
}
