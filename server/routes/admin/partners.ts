import type { adminPartnersEndpoints } from '#src/contract/endpoints/admin/partners.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import type { Handlers } from '../../http/handler.ts'
import { createPartnerUser } from '#server/services/partners/create-partner-user.ts'
import { listPartnerUsers } from '#server/services/partners/list-partner-users.ts'
import { resetPartnerUserPassword } from '#server/services/partners/reset-partner-user-password.ts'
import { updatePartnerUserStatus } from '#server/services/partners/update-partner-user-status.ts'
import { getPartner } from '#server/services/partners/get-partner.ts'
import { getPartnerByName } from '#server/services/partners/get-partner-by-name.ts'
import { listPartners } from '#server/services/partners/list-partners.ts'
import { callOffPartnerTerms } from '#server/services/partners/call-off-partner-terms.ts'
import { listTerms } from '#server/services/earnings/list-terms.ts'
import { previewTerms } from '#server/services/earnings/preview-terms.ts'
import { updatePartnerFunnel } from '#server/services/partners/update-partner-funnel.ts'
import { updatePartnerHosts } from '#server/services/partners/update-partner-hosts.ts'
import { updatePartnerRevenue } from '#server/services/partners/update-partner-revenue.ts'
import { updatePartnerUtm } from '#server/services/partners/update-partner-utm.ts'
import { checkTypedEligibility } from '#server/services/offers/check-typed-eligibility.ts'

const onOrOff = (status: Flag): string => (status === 1 ? 'on' : 'off')

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

  listPartnerTerms: ({ deps, params }) => listTerms(deps, Number(params.id)),

  previewPartnerTerms: async ({ deps, params, body, audit }) => {
    audit({ object: `partner:${params.id}` })
    return previewTerms(deps, Number(params.id), body)
  },

  callOffPartnerTerms: async (call) => {
    call.audit(await callOffPartnerTerms(call.deps, Number(call.params.id), Number(call.params.versionId)))
    return { message: 'The planned terms are called off.' }
  },

  updatePartnerHosts: async (call) => {
    call.audit(await updatePartnerHosts(call.deps, Number(call.params.id), call.body))
    call.afterwards(() => call.deps.hosts.refresh())
    return { message: 'The host names are saved.' }
  },

  updatePartnerFunnel: async (call) => {
    call.audit(await updatePartnerFunnel(call.deps, Number(call.params.id), call.body))
    call.afterwards(() => call.deps.funnels.refresh())
    return { message: call.body.value ? 'The partner may change this.' : 'The partner may no longer change this.' }
  },

  listPartnerUsers: ({ deps, params }) => listPartnerUsers(deps, Number(params.id)),

  createPartnerUser: async (call) => {
    const { owner, ...created } = await createPartnerUser(call.deps, Number(call.params.id), call.body)
    const what = owner === 1 ? 'created as owner' : 'created'
    call.audit({ object: `partner:${call.params.id}`, after: { [`user:${created.partner_user_id}`]: what } })
    return { message: 'The person may sign in now.', ...created }
  },

  updatePartnerUserStatus: async (call) => {
    const { id, userId } = call.params
    const { status } = call.body
    const before = await updatePartnerUserStatus(call.deps, Number(id), Number(userId), status)
    call.audit({
      object: `partner:${id}`,
      before: { [`user:${userId}`]: onOrOff(before) },
      after: { [`user:${userId}`]: onOrOff(status) },
    })
    return { message: status === 1 ? 'The person may sign in.' : 'The person is signed out and may not sign in.' }
  },

  resetPartnerUserPassword: async (call) => {
    const { id, userId } = call.params
    const { password } = await resetPartnerUserPassword(call.deps, Number(id), Number(userId))
    call.audit({ object: `partner:${id}`, after: { [`user:${userId}`]: 'new password' } })
    return { message: 'The old password no longer works.', password }
  },

  checkCustomerEligibility: async (call) => {
    const { product_type, amount, tenure_months } = call.body
    const answer = await checkTypedEligibility(call.deps, call.body)
    call.audit({ after: { product_type, amount, tenure_months } })
    return answer
  },
}
