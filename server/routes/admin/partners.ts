import { askOrAct } from '#server/services/approvals/ask-or-act.ts'
import { listTerms } from '#server/services/earnings/list-terms.ts'
import { previewTerms } from '#server/services/earnings/preview-terms.ts'
import { checkTypedEligibility } from '#server/services/offers/check-typed-eligibility.ts'
import { changePartnerStanding } from '#server/services/onboarding/change-partner-standing.ts'
import { correctPan } from '#server/services/onboarding/correct-pan.ts'
import { decideEvidence } from '#server/services/onboarding/decide-evidence.ts'
import { getPartnerStanding } from '#server/services/onboarding/get-partner-standing.ts'
import { listEvidence } from '#server/services/onboarding/list-evidence.ts'
import { createPartnerUser } from '#server/services/partners/create-partner-user.ts'
import { getPartnerByName } from '#server/services/partners/get-partner-by-name.ts'
import { getPartner } from '#server/services/partners/get-partner.ts'
import { listPartnerUsers } from '#server/services/partners/list-partner-users.ts'
import { listPartners } from '#server/services/partners/list-partners.ts'
import { resetPartnerUserPassword } from '#server/services/partners/reset-partner-user-password.ts'
import { updatePartnerFunnel } from '#server/services/partners/update-partner-funnel.ts'
import { updatePartnerHosts } from '#server/services/partners/update-partner-hosts.ts'
import { updatePartnerUserStatus } from '#server/services/partners/update-partner-user-status.ts'
import { updatePartnerUtm } from '#server/services/partners/update-partner-utm.ts'
import type { adminPartnersEndpoints } from '#src/contract/endpoints/admin/partners.ts'
import type { Handlers } from '../../http/handler.ts'

export const adminPartnersRoutes: Handlers<typeof adminPartnersEndpoints> = {
  listPartners: ({ deps }) => listPartners(deps),

  getPartner: ({ deps, params }) => getPartner(deps, params.id),

  getPartnerByName: ({ deps, params }) => getPartnerByName(deps, params.name),

  updatePartnerUtm: async ({ deps, params, body }) => ({
    message: 'The UTM id is saved.',
    audit: await updatePartnerUtm(deps, params.id, body),
  }),

  updatePartnerRevenue: async (call) => {
    const { reason, ...update } = call.body
    const partner_id = call.params.id
    const asked = { kind: 'terms' as const, target: partner_id, body: { partner_id, update }, reason }
    const { waits, audit } = await askOrAct(call.deps, asked, call.by)
    return { message: waits ? 'The revenue waits for a second person.' : 'The revenue is saved.', waits, audit }
  },

  listPartnerTerms: ({ deps, params }) => listTerms(deps, params.id),

  previewPartnerTerms: ({ deps, params, body }) => previewTerms(deps, params.id, body),

  callOffPartnerTerms: async (call) => {
    const partner_id = call.params.id
    const body = { partner_id, call_off: call.params.versionId }
    const asked = { kind: 'terms', target: partner_id, body, reason: call.body.reason } as const
    const { waits, audit } = await askOrAct(call.deps, asked, call.by)
    return { message: waits ? 'This waits for a second person.' : 'The planned terms are called off.', waits, audit }
  },

  updatePartnerHosts: async ({ deps, params, body, afterwards }) => {
    const audit = await updatePartnerHosts(deps, params.id, body)
    afterwards(() => deps.hosts.refresh())
    return { message: 'The host names are saved.', audit }
  },

  updatePartnerFunnel: async ({ deps, params, body, afterwards }) => {
    const audit = await updatePartnerFunnel(deps, params.id, body)
    afterwards(() => deps.funnels.refresh())
    return { message: body.value ? 'The partner may change this.' : 'The partner may no longer change this.', audit }
  },

  listPartnerUsers: ({ deps, params }) => listPartnerUsers(deps, params.id),

  createPartnerUser: async (call) => {
    const { audit, ...created } = await createPartnerUser(call.deps, call.params.id, call.body)
    return { message: 'A link is on its way to the person.', ...created, audit }
  },

  updatePartnerUserStatus: async (call) => {
    const { id, userId } = call.params
    const { status } = call.body
    const { audit } = await updatePartnerUserStatus(call.deps, id, userId, status)
    return {
      message: status === 1 ? 'The person may sign in.' : 'The person is signed out and may not sign in.',
      audit,
    }
  },

  resetPartnerUserPassword: async (call) => {
    const { id, userId } = call.params
    const { audit } = await resetPartnerUserPassword(call.deps, id, userId)
    return { message: 'The old password no longer works. A link is on its way to the person.', audit }
  },

  getPartnerEvidence: ({ deps, params }) => listEvidence(deps, params.id),

  decidePartnerEvidence: ({ deps, params, body, by }) =>
    decideEvidence(deps, { partner_id: params.id, step: params.step }, body, by),

  correctPartnerPan: ({ deps, params, body, by }) => correctPan(deps, params.id, body, by),

  getPartnerStanding: ({ deps, params }) => getPartnerStanding(deps, params.id),

  changePartnerStanding: ({ deps, params, body, by }) => changePartnerStanding(deps, params.id, body, by),

  checkCustomerEligibility: (call) => checkTypedEligibility(call.deps, call.body),
}
