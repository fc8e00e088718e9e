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
import { withMessage } from '../with-message.ts'

export const partnerSettingsRoutes: Handlers<typeof partnerSettingsEndpoints> = {
  getPartnerSettings: ({ deps, by }) => getPartnerSettings(deps, by),

  updatePartnerProfile: async ({ deps, by, body }) => {
    const { audit } = await updatePartnerProfile(deps, body, by)
    return { ...(await getPartnerSettings(deps, by)), audit }
  },

  updatePartnerBank: async ({ deps, by, body }) => {
    const { audit } = await updatePartnerBank(deps, body, by)
    return { ...(await getPartnerSettings(deps, by)), audit }
  },

  recheckPartnerBank: async ({ deps, by }) => {
    const { audit } = await checkPartnerBank(deps, by)
    return { ...(await getPartnerSettings(deps, by)), audit }
  },

  getOwnEvidence: ({ deps, by }) => listOwnEvidence(deps, by),

  sendPartnerCode: ({ deps, by }) => sendPartnerCode(deps, by),

  confirmPartnerCode: ({ deps, by, body }) => withMessage('The code is right.', confirmPartnerCode(deps, body.otp, by)),

  acceptAgreement: ({ deps, by, body }) => acceptAgreement(deps, body, by),

  updatePartnerNotification: async ({ deps, by, body }) => {
    const { audit } = await updatePartnerNotification(deps, body, by)
    return { ...(await getPartnerSettings(deps, by)), audit }
  },

  listPartnerPeople: ({ deps, by }) => listPartnerPeople(deps, by),

  createPartnerPerson: ({ deps, by, body: { rights, ...person } }) =>
    createPartnerUser(deps, by.partner_id, person, rights),

  updatePartnerPerson: ({ deps, by, params, body }) => updatePartnerPerson(deps, params.id, body, by),

  resetPartnerPersonPassword: ({ deps, by, params: { id: partner_user_id } }) =>
    withMessage(
      'The old password no longer works. A link is on its way to the person.',
      resetPersonPassword(deps, partner_user_id, by),
    ),

  changePartnerPassword: ({ deps, by, body }) =>
    withMessage('Your password is changed. Other devices are signed out.', changePartnerPassword(deps, body, by)),

  listPartnerSessions: ({ deps, by }) => liveSignIns(deps, partnerSignIn(by)),

  endPartnerSession: ({ deps, by, params }) =>
    withMessage('This device is signed out.', endPartnerSession(deps, params.id, by)),

  endOtherPartnerSessions: ({ deps, by }) =>
    withMessage('All other devices are signed out.', endOtherSessions(deps, partnerSignIn(by))),

  listSupportViews: ({ deps, by }) => listSupportViews(deps, by),
}
