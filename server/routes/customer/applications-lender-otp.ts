import type { Handlers } from '#server/http/handler.ts'
import { sendLenderOtp } from '#server/services/applications/send-lender-otp.ts'
import { verifyLenderOtp } from '#server/services/applications/verify-lender-otp.ts'
import type { lenderOtpEndpoints } from '#src/contract/endpoints/customer/applications-lender-otp.ts'

export const lenderOtpRoutes: Handlers<typeof lenderOtpEndpoints> = {
  sendLenderOtp: async ({ deps, params, by, audit }) => {
    audit({ object: `application:${params.appId}` })
    return sendLenderOtp(deps, params.appId, by)
  },

  verifyLenderOtp: async ({ deps, params, body, by, audit }) => {
    audit({ object: `application:${params.appId}` })
    return { data: await verifyLenderOtp(deps, params.appId, body.otp, by) }
  },
}
