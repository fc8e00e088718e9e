import { randomInt } from 'node:crypto'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { OTP_LENGTH, OTP_LIFE_SECONDS, OTP_MAX_PER_HOUR, OTP_RESEND_SECONDS } from '#src/contract/constants.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/consent-purposes.ts'
import type { OtpChannel } from '#src/contract/entities/outbox-message.ts'
import { AppError } from '#src/contract/errors.ts'
import { isEmail } from '#src/contract/rules/email.ts'
import { isPhone } from '#src/contract/rules/phone.ts'
import { clientNetwork } from '../client-network.ts'
import { newId } from '../crypto/vault.ts'
import { withTransaction } from '../db/client.ts'
import { createOtpContact } from '../db/repositories/contacts.ts'
import { replaceOtp } from '../db/repositories/otps.ts'
import type { Deps } from '../deps.ts'
import { getProspect } from './get-prospect.ts'
import { OTP_TEXT, type Language } from './otp-text.ts'
import { spendAllowance, waitIfLocked } from './rate-rules.ts'

const HOUR_SECONDS = 3_600
/** Codes sent for one client in an hour: enough for a family or a shop counter, not for a flood. */
const MAX_PER_CLIENT = 30

export interface SendOtpInput {
  prospectAppId: string
  channel: OtpChannel
  destination: string
  notice_version: string
  language: Language
  sidHash: string | null
  ip: string
}

/**
 * Sends a six-digit code. What happens is the same whether the destination is known or not, so nothing can tell.
 * @throws AppError `validation`, `not_found`, `otp_locked`, `too_many_requests`, `not_available`
 */
export async function sendOtp(deps: Deps, input: SendOtpInput): Promise<void> {
  const { channel } = input
  const prospect = await getProspect(deps, input.prospectAppId, { sidHash: input.sidHash, userId: null })
  const destination = normaliseDestination(channel, input.destination)
  if (input.notice_version !== CONSENT_VERSIONS.privacy_notice)
    throw new AppError('validation', 'The privacy notice has changed. Read it again.', {
      errors: { notice_version: 'rules:consent.version' },
    })

  const now = deps.clock.now()
  const index = destinationIndex(deps, channel, destination)
  await waitIfLocked(deps, `otp-tries:${index}`)
  await spendAllowance(deps, `otp-gap:${index}`, 1, OTP_RESEND_SECONDS)
  await spendAllowance(deps, `otp-sent:${index}`, OTP_MAX_PER_HOUR, HOUR_SECONDS)
  if (deps.limits.profile === 'strict')
    await spendAllowance(
      deps,
      `otp-client:${deps.vault.index('ip', clientNetwork(input.ip))}`,
      MAX_PER_CLIENT,
      HOUR_SECONDS,
    )

  const code = newOtpCode()
  const otpId = newId('otp')
  await withTransaction(deps.db, async (tx) => {
    await replaceOtp(
      tx,
      {
        otp_id: otpId,
        prospect_app_id: prospect.prospect_app_id,
        sid_hash: prospect.sid_hash,
        channel,
        destination_index: index,
        destination_enc: deps.vault.sealShared(destination, `otps:${otpId}`),
        code_hash: otpHash(deps, otpId, code),
        notice_version: input.notice_version,
        expires_at: new Date(now.getTime() + OTP_LIFE_SECONDS * 1000),
        created_at: now,
      },
      now,
    )
    await createOtpContact(tx, { channel, index, at: now })
  })
  const words = OTP_TEXT[input.language]
  const brand = findBrand(prospect.partner).name
  const text = words.text(code, brand)
  if (channel === 'mobile') await deps.sms.send({ to: destination, text, template: 'otp', code })
  else await deps.mail.send({ to: destination, subject: words.subject(brand), text, code })
}

/** Six digits, each equally likely, leading zeros kept. */
export const newOtpCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')

/** A stolen table of these is of no use: a million guesses need the key. */
export const otpHash = (deps: Deps, otpId: string, code: string): string => deps.vault.index('otp', `${otpId}:${code}`)

/** The blind index by which a customer with this destination is found. */
export const destinationIndex = (deps: Deps, channel: OtpChannel, destination: string): string =>
  deps.vault.index(channel === 'mobile' ? 'phone' : 'email', destination)

function normaliseDestination(channel: OtpChannel, text: string): string {
  const destination = channel === 'mobile' ? text.trim() : text.trim().toLowerCase()
  const fits = channel === 'mobile' ? isPhone(destination) : isEmail(destination)
  if (fits) return destination
  const rule = channel === 'mobile' ? 'rules:phone.invalid' : 'rules:email.invalid'
  throw new AppError('validation', 'Check the highlighted field.', { errors: { destination: rule } })
}
