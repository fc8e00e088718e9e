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

export const signInContactRoutes: Handlers<typeof signInContactEndpoints> = {
  getSignInContacts: async ({ deps, by }) => ({ data: await getSignInContacts(deps, by) }),

  sendContactCode: async (call) => {
    const { deps, body, by } = call
    const { destination, old_otp } = body
    const asked = { channel: body.channel, language: by.language, ip: by.ip, userId: by.user_id, sidHash: by.sid_hash }
    // Which kind of contact, never which.
    call.audit({ object: `user:${by.user_id}`, after: { channel: body.channel } })
    const { late, channel } =
      destination === undefined
        ? await sendAgreeingCode(deps, asked)
        : { ...(await sendContactCode(deps, { ...asked, destination, oldCode: old_otp })), channel: body.channel }
    return {
      message: 'We have sent you a code.',
      late,
      expires_in: OTP_LIFE_SECONDS,
      resend_in: OTP_RESEND_SECONDS,
      sandbox: (channel === 'mobile' ? deps.sms : deps.mail).sandbox,
    }
  },

  verifyContactCode: async (call) => {
    const { deps, body, by } = call
    const { contacts, channel, replaced } = await verifyContactCode(deps, {
      otp: body.otp,
      userId: by.user_id,
      sidHash: by.sid_hash,
      asking: { sessionId: by.session_id, oldCode: body.old_otp },
    })
    call.audit({ object: `user:${by.user_id}`, after: { channel, replaced } })
    return { data: contacts }
  },

  listCustomerSessions: ({ deps, by }) => liveSignIns(deps, customerSignIn(by)),

  endOtherCustomerSessions: async ({ deps, by, audit }) => {
    const ended = await endOtherSessions(deps, customerSignIn(by))
    audit({ object: `user:${by.user_id}`, after: { ended } })
    return { message: 'All other devices are signed out.' }
  },

  stopContactChange: async (call) => {
    const { deps, by } = call
    const row = await stopContactChange(deps, by)
    const stopped = row?.state === 'stopped'
    call.audit({ object: `user:${by.user_id}`, after: { stopped } })
    return { message: stopped ? 'It is stopped.' : 'There is nothing to stop any more.', stopped }
  },
}
