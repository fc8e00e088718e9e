import type { Handlers } from '#server/http/handler.ts'
import { createReferral } from '#server/services/partners/create-referral.ts'
import { listReferrals } from '#server/services/partners/list-referrals.ts'
import type { PartnerSession } from '#server/session.ts'
import type { partnerReferralEndpoints } from '#src/contract/endpoints/partner/partners-referrals.ts'
import type { Referral } from '#src/contract/entities/partners/referral.ts'

/** The invitation as this person may see it: its reward is for those who may see earnings. */
const shownReferral = <T extends Referral>({ rights }: PartnerSession, referral: T): T =>
  rights.includes('earnings') ? referral : { ...referral, reward: null }

export const partnerReferralRoutes: Handlers<typeof partnerReferralEndpoints> = {
  listReferrals: async ({ deps, by }) => {
    const { reward, referrals } = await listReferrals(deps, by)
    return {
      reward: by.rights.includes('earnings') ? reward : null,
      referrals: referrals.map((each) => shownReferral(by, each)),
    }
  },

  createReferral: async ({ deps, by, body }) => shownReferral(by, await createReferral(deps, body, by)),
}
