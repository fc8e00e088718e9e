import { findLatestOtp } from '#server/db/repositories/identity/otps.ts'
import type { ProspectRow } from '#server/db/repositories/leads/prospects.ts'
import { createOtpContact } from '#server/db/repositories/privacy/contacts.ts'
import type { Contact } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { getProspect } from '../leads/get-prospect.ts'
import { destinationIndex } from '../shared/destination-index.ts'
import {
  contactOf,
  createOtp,
  deliverOtp,
  normaliseDestination,
  otpMissing,
  spendOtpAllowance,
} from './public/otp-code.ts'

export interface SendOtpInput {
  prospectAppId: string
  /** Without both, to where the last code of this visit went. */
  channel: OtpChannel | undefined
  destination: string | undefined
  notice_version: string
  language: Locale
  sidHash: string | null
  ip: string
  /** Where the code is typed; a phone's browser fills it in there alone. Null = nowhere that is known. */
  host: string | null
}

/**
 * Sends the code that signs a visit in. What happens is the same whether the destination is known or not, so nothing can
 * tell.
 * @throws AppError `validation`, `not_found`, `otp_expired`, `otp_locked`, `too_many_requests`, `not_available`
 */
export async function sendOtp(deps: Deps, input: SendOtpInput): Promise<{ late: boolean; channel: OtpChannel }> {
  const { notice_version } = input
  const prospect = await getProspect(deps, input.prospectAppId, { sidHash: input.sidHash, userId: null })
  const { channel, destination } = await whereTo(deps, prospect, input)
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
  const brand = deps.brands.find(prospect.partner).name
  const { host, language } = input
  const { late } = await deliverOtp(deps, { channel, destination }, { ...otp, brand, language, host })
  return { late, channel }
}

/** @throws AppError `otp_expired` where the visit has had no code from this browser */
async function whereTo(
  deps: Deps,
  prospect: ProspectRow,
  { channel, destination, sidHash }: SendOtpInput,
): Promise<Contact> {
  if (channel !== undefined && destination !== undefined)
    return { channel, destination: normaliseDestination(channel, destination) }
  const latest = await findLatestOtp(deps.db, { prospect_app_id: prospect.prospect_app_id, user_id: null })
  if (!latest || latest.sid_hash !== sidHash) throw otpMissing()
  return contactOf(deps, latest)
}
