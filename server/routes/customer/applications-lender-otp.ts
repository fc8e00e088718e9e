import type { Handlers } from '#server/http/handler.ts'
import { sendLenderOtp } from '#server/services/applications/send-lender-otp.ts'
import { verifyLenderOtp } from '#server/services/applications/verify-lender-otp.ts'
import type { lenderOtpEndpoints } from '#src/contract/endpoints/customer/applications-lender-otp.ts'

export const lenderOtpRoutes: Handlers<typeof lenderOtpEndpoints> = {
  sendLenderOtp: ({ deps, params, by }) => sendLenderOtp(deps, params.appId, by),

  verifyLenderOtp: ({ deps, params, body, by }) => verifyLenderOtp(deps, params.appId, body.otp, by),
}
