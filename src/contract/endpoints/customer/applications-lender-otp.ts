import { number } from 'yup'
import { applicationSchema } from '#src/contract/entities/applications/application.ts'
import { opaqueId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { otp } from '#src/contract/rules/codes/otp-schema.ts'
import { defineEndpoints } from '../endpoint.ts'

const appParams = strictObject({ appId: opaqueId() })

/** Some lenders confirm the mobile number with a code of their own before they go on. */
export const lenderOtpEndpoints = defineEndpoints({
  sendLenderOtp: {
    method: 'POST',
    path: '/api/applications/{appId}/lender-otp',
    area: 'customer',
    owner: 'app_id',
    summary: "Has the lender send its code to the customer's mobile number.",
    masquerade: 'deny',
    params: appParams,
    /** Both in seconds. */
    response: strictObject({ expires_in: number().defined(), resend_in: number().defined() }),
    limit: 'otp-send',
    audit: 'lender-otp.send',
  },
  verifyLenderOtp: {
    method: 'POST',
    path: '/api/applications/{appId}/lender-otp/verify',
    area: 'customer',
    owner: 'app_id',
    summary: 'Passes the code on to the lender; right, the application goes on.',
    masquerade: 'deny',
    params: appParams,
    body: strictObject({ otp: otp.defined() }),
    response: strictObject({ data: applicationSchema }),
    limit: 'otp-verify',
    audit: 'lender-otp.verify',
  },
})
