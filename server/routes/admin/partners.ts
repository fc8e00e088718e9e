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
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import type { Handlers } from '../../http/handler.ts'

const onOrOff = (status: Flag): string => (status === 1 ? 'on' : 'off')

export const adminPartnersRoutes: Handlers<typeof adminPartnersEndpoints> = {
  listPartners: ({ deps }) => listPartners(deps),

  getPartner: ({ deps, params }) => getPartner(deps, params.id),

  getPartnerByName: ({ deps, params }) => getPartnerByName(deps, params.name),

  updatePartnerUtm: async (call) => {
    call.audit(await updatePartnerUtm(call.deps, call.params.id, call.body))
    return { message: 'The UTM id is saved.' }
  },

  updatePartnerRevenue: async (call) => {
    const { reason, ...update } = call.body
    const partner_id = call.params.id
    const asked = { kind: 'terms' as const, target: partner_id, body: { partner_id, update }, reason }
    const { waits, audit } = await askOrAct(call.deps, asked, call.by)
    call.audit(audit)
    return { message: waits ? 'The revenue waits for a second person.' : 'The revenue is saved.', waits }
  },

  listPartnerTerms: ({ deps, params }) => listTerms(deps, params.id),

  previewPartnerTerms: async ({ deps, params, body, audit }) => {
    audit({ object: `partner:${params.id}` })
    return previewTerms(deps, params.id, body)
  },

  callOffPartnerTerms: async (call) => {
    const partner_id = call.params.id
    const body = { partner_id, call_off: call.params.versionId }
    const asked = { kind: 'terms', target: partner_id, body, reason: call.body.reason } as const
    const { waits, audit } = await askOrAct(call.deps, asked, call.by)
    call.audit(audit)
    return { message: waits ? 'This waits for a second person.' : 'The planned terms are called off.', waits }
  },

  updatePartnerHosts: async (call) => {
    call.audit(await updatePartnerHosts(call.deps, call.params.id, call.body))
    call.afterwards(() => call.deps.hosts.refresh())
    return { message: 'The host names are saved.' }
  },

  updatePartnerFunnel: async (call) => {
    call.audit(await updatePartnerFunnel(call.deps, call.params.id, call.body))
    call.afterwards(() => call.deps.funnels.refresh())
    return { message: call.body.value ? 'The partner may change this.' : 'The partner may no longer change this.' }
  },

  listPartnerUsers: ({ deps, params }) => listPartnerUsers(deps, params.id),

  createPartnerUser: async (call) => {
    const { owner, ...created } = await createPartnerUser(call.deps, call.params.id, call.body)
    const what = owner === 1 ? 'created as owner' : 'created'
    call.audit({ object: `partner:${call.params.id}`, after: { [`user:${created.partner_user_id}`]: what } })
    return { message: 'A link is on its way to the person.', ...created }
  },

  updatePartnerUserStatus: async (call) => {
    const { id, userId } = call.params
    const { status } = call.body
    const before = await updatePartnerUserStatus(call.deps, id, userId, status)
    call.audit({
      object: `partner:${id}`,
      before: { [`user:${userId}`]: onOrOff(before) },
      after: { [`user:${userId}`]: onOrOff(status) },
    })
    return { message: status === 1 ? 'The person may sign in.' : 'The person is signed out and may not sign in.' }
  },

  resetPartnerUserPassword: async (call) => {
    const { id, userId } = call.params
    await resetPartnerUserPassword(call.deps, id, userId)
    call.audit({ object: `partner:${id}`, after: { [`user:${userId}`]: 'new password' } })
    return { message: 'The old password no longer works. A link is on its way to the person.' }
  },

  getPartnerEvidence: ({ deps, params }) => listEvidence(deps, params.id),

  decidePartnerEvidence: async ({ deps, params, body, by, audit }) => {
    const at = { partner_id: params.id, step: params.step }
    const evidence = await decideEvidence(deps, at, body, by)
    audit({
      object: `partner:${params.id}`,
      after: { [params.step]: body.state, what: body.what, reason: body.reason },
    })
    return evidence
  },

  correctPartnerPan: async ({ deps, params, body, by, audit }) => {
    const { before, after, evidence } = await correctPan(deps, params.id, body, by)
    audit({ object: `partner:${params.id}`, before: { pan: before }, after: { pan: after, reason: body.reason } })
    return evidence
  },

  getPartnerStanding: ({ deps, params }) => getPartnerStanding(deps, params.id),

  changePartnerStanding: async ({ deps, params, body, by, audit }) => {
    const { before, after } = await changePartnerStanding(deps, params.id, body, by)
    audit({
      object: `partner:${params.id}`,
      before: { standing: before },
      after: { standing: body.to, reason: body.reason },
    })
    return after
  },

  checkCustomerEligibility: async (call) => {
    const { product_type, amount, tenure_months } = call.body
    const answer = await checkTypedEligibility(call.deps, call.body)
    call.audit({ after: { product_type, amount, tenure_months } })
    return answer
  },
}
