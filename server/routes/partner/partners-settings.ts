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
  getPartnerSettings: ({ deps, session }) => getPartnerSettings(deps, session),

  updatePartnerProfile: async ({ deps, session, body, audit }) => {
    const after = await updatePartnerProfile(deps, session, body)
    audit({ object: `partner:${session.partner_id}`, after })
    return getPartnerSettings(deps, session)
  },

  updatePartnerBank: async ({ deps, session, body, audit }) => {
    audit({ object: `partner:${session.partner_id}`, ...(await updatePartnerBank(deps, session, body)) })
    return getPartnerSettings(deps, session)
  },

  recheckPartnerBank: async ({ deps, session, audit }) => {
    await checkPartnerBank(deps, session)
    const settings = await getPartnerSettings(deps, session)
    audit({ object: `partner:${session.partner_id}`, after: { bank_check: settings.bank_check } })
    return settings
  },

  getOwnEvidence: ({ deps, session }) => listOwnEvidence(deps, session.partner_id),

  sendPartnerCode: async ({ deps, session, request: { language, ip }, audit }) => {
    audit({ object: `partner:${session.partner_id}` })
    return sendPartnerCode(deps, session, { language, ip })
  },

  confirmPartnerCode: async ({ deps, session, body, audit }) => {
    await confirmPartnerCode(deps, session, body.otp)
    audit({ object: `partner-user:${session.partner_user_id}` })
    return { message: 'The code is right.' }
  },

  acceptAgreement: async ({ deps, session, body, audit }) => {
    const evidence = await acceptAgreement(deps, session, body)
    const { version, hash } = evidence.agreement
    audit({ object: `partner:${session.partner_id}`, after: { version, hash } })
    return evidence
  },

  updatePartnerNotification: async ({ deps, session, body, audit }) => {
    const { before } = await updatePartnerNotification(deps, session, body)
    audit({
      object: `partner:${session.partner_id}`,
      before: { [body.name]: before },
      after: { [body.name]: body.on },
    })
    return getPartnerSettings(deps, session)
  },

  listPartnerPeople: ({ deps, session }) => listPartnerPeople(deps, session),

  createPartnerPerson: async ({ deps, session, body: { rights, ...person }, audit }) => {
    const { partner_user_id } = await createPartnerUser(deps, session.partner_id, person, rights)
    audit({ object: `partner:${session.partner_id}`, after: { partner_user_id, rights } })
    return { partner_user_id }
  },

  updatePartnerPerson: async ({ deps, session, params, body, audit }) => {
    const { before, after } = await updatePartnerPerson(deps, session, params.id, body)
    const facts = ({ partner_user_id, status, rights }: typeof before) => ({ partner_user_id, status, rights })
    audit({ object: `partner:${session.partner_id}`, before: facts(before), after: facts(after) })
    return after
  },

  resetPartnerPersonPassword: async ({ deps, session, params, audit }) => {
    const partner_user_id = params.id
    await resetPersonPassword(deps, session, partner_user_id)
    audit({ object: `partner:${session.partner_id}`, after: { partner_user_id } })
    return { message: 'The old password no longer works. A link is on its way to the person.' }
  },

  changePartnerPassword: async ({ deps, session, body, audit }) => {
    await changePartnerPassword(deps, session, body)
    audit({ object: `partner-user:${session.partner_user_id}` })
    return { message: 'Your password is changed. Other devices are signed out.' }
  },

  listPartnerSessions: ({ deps, session }) => liveSignIns(deps, partnerSignIn(session)),

  endPartnerSession: async ({ deps, session, params, audit }) => {
    await endPartnerSession(deps, session, params.id)
    audit({ object: `partner-user:${session.partner_user_id}`, after: { ended: 1 } })
    return { message: 'This device is signed out.' }
  },

  endOtherPartnerSessions: async ({ deps, session, audit }) => {
    const ended = await endOtherSessions(deps, partnerSignIn(session))
    audit({ object: `partner-user:${session.partner_user_id}`, after: { ended } })
    return { message: 'All other devices are signed out.' }
  },

  listSupportViews: ({ deps, session }) => listSupportViews(deps, session),
}
