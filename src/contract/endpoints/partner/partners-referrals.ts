import { referralCreateSchema, referralListSchema, referralSchema } from '#src/contract/entities/partners/referral.ts'
import { defineEndpoints } from '../endpoint.ts'

export const partnerReferralEndpoints = defineEndpoints({
  listReferrals: {
    method: 'GET',
    path: '/api/partner/referrals',
    area: 'partner',
    summary:
      'Whom the partner has invited and how far each has come; the reward in rupees, null without the right to earnings.',
    masquerade: 'allow',
    response: referralListSchema,
    limit: 'read',
  },
  createReferral: {
    method: 'POST',
    path: '/api/partner/referrals',
    area: 'partner',
    right: 'marketing',
    summary: 'Notes an invitation and answers its code. A contact is invited once. We do not write to it ourselves.',
    masquerade: 'deny',
    body: referralCreateSchema,
    response: referralSchema,
    limit: 'write',
    audit: 'referral.create',
  },
})
