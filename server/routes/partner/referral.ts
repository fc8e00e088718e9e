import type { partnerReferralEndpoints } from '#src/contract/endpoints/partner-referral.ts'
import type { Handlers } from '../../http/handler.ts'
import { createReferral, listReferrals } from '../../services/referrals.ts'

export const partnerReferralRoutes: Handlers<typeof partnerReferralEndpoints> = {
  listReferrals: ({ deps, session }) => listReferrals(deps, session),

  createReferral: async ({ deps, session, body, audit }) => {
    const referral = await createReferral(deps, session, body)
    audit({ object: `partner:${session.partner_id}`, after: { referral_id: referral.referral_id } })
    return referral
  },
}
