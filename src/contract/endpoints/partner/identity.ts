import { boolean, number, string } from 'yup'
import { listOf, rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { PARTNER_RIGHTS } from '#src/contract/partner-rights.ts'
import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

export const partnerEndpoints = defineEndpoints({
  getPartnerRevenue: {
    method: 'GET',
    path: '/api/partner/get-revenue',
    area: 'partner',
    summary: "Validates the partner session; the partner's revenue terms and what they add up to so far (rupees).",
    masquerade: 'allow',
    response: strictObject({
      partnerId: rowId(),
      merchantId: string().defined(),
      name: string().defined(),
      code: string().defined(),
      isPartner: boolean().defined(),
      masquerade: boolean().defined(),
      owner: boolean().defined(),
      rights: listOf(string().oneOf(PARTNER_RIGHTS).defined()),
      revenue_percent: number().defined(),
      revenue_flat_fee: number().defined(),
      applications: number().integer().defined(),
      disbursed_amount: number().defined(),
    }),
    limit: 'read',
  },
  partnerLogout: {
    method: 'POST',
    path: '/api/partner/logout',
    area: 'partner',
    summary: 'Ends the partner session on the server.',
    masquerade: 'allow',
    response: messageAnswer,
    limit: 'session',
    audit: 'partner.sign-out',
    auditedApart: true,
  },
})
