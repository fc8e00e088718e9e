import { OTP_LIFE_SECONDS, OTP_RESEND_SECONDS } from '#src/contract/constants.ts'
import type { otpEndpoints } from '#src/contract/endpoints/public/identity-otp.ts'
import type { Handlers } from '#server/http/handler.ts'
import { siteOrigin } from '#server/site-origin.ts'
import { sendOtp } from '#server/services/identity/send-otp.ts'
import { deviceOf } from '#server/services/identity/public/device-of.ts'
import { verifyOtp } from '#server/services/identity/verify-otp.ts'
import { sidCookie } from '../sid-cookie.ts'
import { linkVisits } from '../link-visits.ts'

type Rows = typeof otpEndpoints

export const otpRoutes: Handlers<Rows> = {
  sendOtp: async (call) => {
    const { deps, body } = call
    const language = body.language ?? call.request.language
    const { prospectAppId, channel, destination, notice_version } = body
    const asked = { prospectAppId, channel, destination, notice_version, language }
    const { ip, url } = call.request
    const host = new URL(siteOrigin(deps.env, url, await deps.hosts.find(url.host))).hostname
    const sent = await sendOtp(deps, { ...asked, sidHash: call.sidHash('customer'), ip, host })
    const gateway = sent.channel === 'mobile' ? deps.sms : deps.mail
    return {
      message: 'We have sent you a code.',
      late: sent.late,
      expires_in: OTP_LIFE_SECONDS,
      resend_in: OTP_RESEND_SECONDS,
      sandbox: gateway.sandbox,
    }
  },

  verifyOtp: async (call) => {
    const { language, ip } = call.request
    const cookie = sidCookie(call, 'customer')
    return verifyOtp(call.deps, {
      ...call.body,
      askBeforeOpening: call.body.ask_before_opening === true,
      language, ip, cookie,
      device: deviceOf(call.request.header('user-agent') ?? '', ip),
      visits: linkVisits(call),
    })
  },
}
