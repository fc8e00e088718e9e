import type { Handlers } from '#server/http/handler.ts'
import { changePartnerPassword } from '#server/services/identity/change-partner-password.ts'
import { confirmPartnerCode } from '#server/services/identity/confirm-partner-code.ts'
import { endOtherSessions } from '#server/services/identity/end-other-sessions.ts'
import { endPartnerSession } from '#server/services/identity/end-partner-session.ts'
import { liveSignIns, partnerSignIn } from '#server/services/identity/public/live-sessions.ts'
import { sendPartnerCode } from '#server/services/identity/send-partner-code.ts'
import { acceptAgreement } from '#server/services/onboarding/accept-agreement.ts'
import { listOwnEvidence } from '#server/services/onboarding/list-own-evidence.ts'
import { checkPartnerBank } from '#server/services/partners/check-partner-bank.ts'
import { createPartnerUser } from '#server/services/partners/create-partner-user.ts'
import { getPartnerSettings } from '#server/services/partners/get-partner-settings.ts'
import { listPartnerPeople } from '#server/services/partners/list-partner-people.ts'
import { listSupportViews } from '#server/services/partners/list-support-views.ts'
import { resetPersonPassword } from '#server/services/partners/reset-person-password.ts'
import { updatePartnerBank } from '#server/services/partners/update-partner-bank.ts'
import { updatePartnerNotification } from '#server/services/partners/update-partner-notification.ts'
import { updatePartnerPerson } from '#server/services/partners/update-partner-person.ts'
import { updatePartnerProfile } from '#server/services/partners/update-partner-profile.ts'
import type { partnerSettingsEndpoints } from '#src/contract/endpoints/partner/partners-settings.ts'

export const partnerSettingsRoutes: Handlers<typeof partnerSettingsEndpoints> = {
  getPartnerSettings: ({ deps, by }) => getPartnerSettings(deps, by),

  updatePartnerProfile: async ({ deps, by, body, audit }) => {
    const after = await updatePartnerProfile(deps, body, by)
    audit({ object: `partner:${by.partner_id}`, after })
    return getPartnerSettings(deps, by)
  },

  updatePartnerBank: async ({ deps, by, body, audit }) => {
    audit({ object: `partner:${by.partner_id}`, ...(await updatePartnerBank(deps, body, by)) })
    return getPartnerSettings(deps, by)
  },

  recheckPartnerBank: async ({ deps, by, audit }) => {
    await checkPartnerBank(deps, by)
    const settings = await getPartnerSettings(deps, by)
    audit({ object: `partner:${by.partner_id}`, after: { bank_check: settings.bank_check } })
    return settings
  },

  getOwnEvidence: ({ deps, by }) => listOwnEvidence(deps, by),

  sendPartnerCode: async ({ deps, by, audit }) => {
    audit({ object: `partner:${by.partner_id}` })
    return sendPartnerCode(deps, by)
  },

  confirmPartnerCode: async ({ deps, by, body, audit }) => {
    await confirmPartnerCode(deps, body.otp, by)
    audit({ object: `partner-user:${by.partner_user_id}` })
    return { message: 'The code is right.' }
  },

  acceptAgreement: async ({ deps, by, body, audit }) => {
    const evidence = await acceptAgreement(deps, body, by)
    const { version, hash } = evidence.agreement
    audit({ object: `partner:${by.partner_id}`, after: { version, hash } })
    return evidence
  },

  updatePartnerNotification: async ({ deps, by, body, audit }) => {
    const { before } = await updatePartnerNotification(deps, body, by)
    audit({
      object: `partner:${by.partner_id}`,
      before: { [body.name]: before },
      after: { [body.name]: body.on },
    })
    return getPartnerSettings(deps, by)
  },

  listPartnerPeople: ({ deps, by }) => listPartnerPeople(deps, by),

  createPartnerPerson: async ({ deps, by, body: { rights, ...person }, audit }) => {
    const { partner_user_id } = await createPartnerUser(deps, by.partner_id, person, rights)
    audit({ object: `partner:${by.partner_id}`, after: { partner_user_id, rights } })
    return { partner_user_id }
  },

  updatePartnerPerson: async ({ deps, by, params, body, audit }) => {
    const { before, after } = await updatePartnerPerson(deps, params.id, body, by)
    const facts = ({ partner_user_id, status, rights }: typeof before) => ({ partner_user_id, status, rights })
    audit({ object: `partner:${by.partner_id}`, before: facts(before), after: facts(after) })
    return after
  },

  resetPartnerPersonPassword: async ({ deps, by, params: { id: partner_user_id }, audit }) => {
    await resetPersonPassword(deps, partner_user_id, by)
    audit({ object: `partner:${by.partner_id}`, after: { partner_user_id } })
    return { message: 'The old password no longer works. A link is on its way to the person.' }
  },

  changePartnerPassword: async ({ deps, by, body, audit }) => {
    await changePartnerPassword(deps, body, by)
    audit({ object: `partner-user:${by.partner_user_id}` })
    return { message: 'Your password is changed. Other devices are signed out.' }
  },

  listPartnerSessions: ({ deps, by }) => liveSignIns(deps, partnerSignIn(by)),

  endPartnerSession: async ({ deps, by, params, audit }) => {
    await endPartnerSession(deps, params.id, by)
    audit({ object: `partner-user:${by.partner_user_id}`, after: { ended: 1 } })
    return { message: 'This device is signed out.' }
  },

  endOtherPartnerSessions: async ({ deps, by, audit }) => {
    const ended = await endOtherSessions(deps, partnerSignIn(by))
    audit({ object: `partner-user:${by.partner_user_id}`, after: { ended } })
    return { message: 'All other devices are signed out.' }
  },

  listSupportViews: ({ deps, by }) => listSupportViews(deps, by),
}
