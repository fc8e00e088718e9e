import type { adminPartnersEndpoints } from '#src/contract/endpoints/admin-partners.ts'
import type { Handlers } from '../../http/handler.ts'
import {
  getPartner,
  getPartnerByName,
  listPartners,
  updatePartnerRevenue,
  updatePartnerUtm,
} from '../../services/admin-partners.ts'
import { checkTypedEligibility } from '../../services/check-typed-eligibility.ts'

export const adminPartnersRoutes: Handlers<typeof adminPartnersEndpoints> = {
  listPartners: ({ deps }) => listPartners(deps),

  getPartner: ({ deps, params }) => getPartner(deps, Number(params.id)),

  getPartnerByName: ({ deps, params }) => getPartnerByName(deps, params.name),

  updatePartnerUtm: async (call) => {
    call.audit(await updatePartnerUtm(call.deps, Number(call.params.id), call.body))
    return { message: 'The UTM id is saved.' }
  },

  updatePartnerRevenue: async (call) => {
    call.audit(await updatePartnerRevenue(call.deps, Number(call.params.id), call.body))
    return { message: 'The revenue is saved.' }
  },

  checkCustomerEligibility: async (call) => {
    const { product_type, amount, tenure_months } = call.body
    const answer = await checkTypedEligibility(call.deps, call.body)
    call.audit({ after: { product_type, amount, tenure_months } })
    return answer
  },
}
