import type { Handlers } from '#server/http/handler.ts'
import { createReferral } from '#server/services/partners/create-referral.ts'
import { listReferrals } from '#server/services/partners/list-referrals.ts'
import type { PartnerSession } from '#server/session.ts'
import type { partnerReferralEndpoints } from '#src/contract/endpoints/partner/partners-referrals.ts'
import type { Referral } from '#src/contract/entities/partners/referral.ts'

/** The invitation as this person may see it: its reward is for those who may see earnings. */
const shownReferral = ({ rights }: PartnerSession, referral: Referral): Referral =>
  rights.includes('earnings') ? referral : { ...referral, reward: null }

export const partnerReferralRoutes: Handlers<typeof partnerReferralEndpoints> = {
  listReferrals: async ({ deps, session }) => {
    const { reward, referrals } = await listReferrals(deps, session)
    return {
      reward: session.rights.includes('earnings') ? reward : null,
      referrals: referrals.map((each) => shownReferral(session, each)),
    }
  },

  createReferral: async ({ deps, session, body, audit }) => {
    const referral = await createReferral(deps, session, body)
    audit({ object: `partner:${session.partner_id}`, after: { referral_id: referral.referral_id } })
    return shownReferral(session, referral)
  },
}
