import type { Handlers } from '#server/http/handler.ts'
import { stopContactChange } from '#server/services/callers/stop-contact-change.ts'
import { endOtherSessions } from '#server/services/identity/end-other-sessions.ts'
import { getSignInContacts } from '#server/services/identity/get-sign-in-contacts.ts'
import { customerSignIn, liveSignIns } from '#server/services/identity/public/live-sessions.ts'
import { sendAgreeingCode } from '#server/services/identity/send-agreeing-code.ts'
import { sendContactCode } from '#server/services/identity/send-contact-code.ts'
import { verifyContactCode } from '#server/services/identity/verify-contact-code.ts'
import { OTP_LIFE_SECONDS, OTP_RESEND_SECONDS } from '#src/contract/constants.ts'
import type { signInContactEndpoints } from '#src/contract/endpoints/customer/identity-contacts.ts'
import { withMessage } from '../with-message.ts'

export const signInContactRoutes: Handlers<typeof signInContactEndpoints> = {
  getSignInContacts: async ({ deps, by }) => ({ data: getSignInContacts(deps, by) }),

  sendContactCode: async (call) => {
    const { deps, body, by } = call
    const { destination, old_otp } = body
    const asked = { channel: body.channel, language: by.language, ip: by.ip, userId: by.user_id, sidHash: by.sid_hash }
    const { late, channel, audit } =
      destination === undefined
        ? await sendAgreeingCode(deps, asked)
        : { ...(await sendContactCode(deps, { ...asked, destination, oldCode: old_otp })), channel: body.channel }
    return {
      message: 'We have sent you a code.',
      late,
      expires_in: OTP_LIFE_SECONDS,
      resend_in: OTP_RESEND_SECONDS,
      sandbox: (channel === 'mobile' ? deps.sms : deps.mail).sandbox,
      audit,
    }
  },

  verifyContactCode: async (call) => {
    const { deps, body, by } = call
    const { contacts, audit } = await verifyContactCode(deps, {
      otp: body.otp,
      userId: by.user_id,
      sidHash: by.sid_hash,
      asking: { sessionId: by.session_id, oldCode: body.old_otp },
    })
    return { data: contacts, audit }
  },

  listCustomerSessions: ({ deps, by }) => liveSignIns(deps, customerSignIn(by)),

  endOtherCustomerSessions: ({ deps, by }) =>
    withMessage('All other devices are signed out.', endOtherSessions(deps, customerSignIn(by))),

  stopContactChange: async ({ deps, by }) => {
    const { row, audit } = await stopContactChange(deps, by)
    const stopped = row?.state === 'stopped'
    return { message: stopped ? 'It is stopped.' : 'There is nothing to stop any more.', stopped, audit }
  },
}
