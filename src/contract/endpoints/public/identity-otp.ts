import { boolean, number, string } from 'yup'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { ownProfileSchema } from '#src/contract/entities/profile/own-profile.ts'
import { opaqueId, rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { otp } from '#src/contract/rules/codes/otp-schema.ts'
import { defineEndpoints } from '../endpoint.ts'

export const otpEndpoints = defineEndpoints({
  sendOtp: {
    method: 'POST',
    path: '/api/otp/send',
    area: 'public',
    summary: 'Sends a six-digit code. The answer is the same whether or not the destination is known.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({
      prospectAppId: opaqueId(),
      /** Both or neither: neither = to where the visit's last code went, which a browser forgets when its page is opened anew. */
      channel: string<OtpChannel>().oneOf(['mobile', 'email']).optional(),
      destination: string().max(254).optional(),
      notice_version: string().max(32).defined(),
      language: string<Locale>().oneOf(LOCALES).optional(),
    }),
    response: strictObject({
      message: string().defined(),
      expires_in: number().defined(),
      resend_in: number().defined(),
      // The code may still arrive, and is good then.
      late: boolean().defined(),
      sandbox: boolean().defined(),
    }),
    limit: 'otp-send',
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/otp/verify',
    area: 'public',
    summary: 'Trades the code for a session: a new HttpOnly cookie and the bearer token that works only with it.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({
      prospectAppId: opaqueId(),
      otp: otp.defined(),
      /** An e-mail address that opens no account is answered with `no_account`; the code stays good for a second call. */
      ask_before_opening: boolean().optional(),
    }),
    response: strictObject({
      token: string().defined(),
      user_id: rowId(),
      app_id: string().nullable().defined(),
      /** True when the customer had signed in before: the welcome-back screen greets them. */
      returning: boolean().defined(),
      /** As `getUser` answers: who has just signed in is not asked for once more. */
      user: ownProfileSchema,
    }),
    limit: 'otp-verify',
    audit: 'customer.sign-in',
  },
})
