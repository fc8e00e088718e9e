import { createOtpContact } from '#server/db/repositories/privacy/contacts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { getProspect } from '../leads/get-prospect.ts'
import { createOtp, deliverOtp, destinationIndex, normaliseDestination, spendOtpAllowance } from './shared/otp-code.ts'

export interface SendOtpInput {
  prospectAppId: string
  channel: OtpChannel
  destination: string
  notice_version: string
  language: Locale
  sidHash: string | null
  ip: string
}

/**
 * Sends the code that signs a visit in. What happens is the same whether the destination is known or not, so nothing can
 * tell.
 * @throws AppError `validation`, `not_found`, `otp_locked`, `too_many_requests`, `not_available`
 */
export async function sendOtp(deps: Deps, input: SendOtpInput): Promise<{ late: boolean }> {
  const { channel, notice_version } = input
  const prospect = await getProspect(deps, input.prospectAppId, { sidHash: input.sidHash, userId: null })
  const destination = normaliseDestination(channel, input.destination)
  if (notice_version !== CONSENT_VERSIONS.privacy_notice)
    throw new AppError('validation', 'The privacy notice has changed. Read it again.', {
      errors: { notice_version: 'rules:consent.version' },
    })

  const index = destinationIndex(deps, channel, destination)
  await spendOtpAllowance(deps, index, input.ip)
  const otp = await transaction(deps, async (deps) => {
    const asker = { prospect_app_id: prospect.prospect_app_id, user_id: null }
    const asked = { sid_hash: prospect.sid_hash, notice_version }
    const made = await createOtp(deps, { channel, destination, index }, asker, asked)
    await createOtpContact(deps.db, { channel, index, at: deps.clock.now() })
    return made
  })
  const brand = findBrand(prospect.partner).name
  return deliverOtp(deps, { channel, destination }, { ...otp, brand, language: input.language })
}
