import { AGREEMENT_VERSION, type EvidenceList } from '#src/contract/entities/partners/evidence.ts'
import { AppError } from '#src/contract/errors.ts'
import { transaction } from '#server/db/transaction.ts'
import { findLatestOtp, spendOtp } from '#server/db/repositories/identity/otps.ts'
import { createEvidence } from '#server/db/repositories/partners/evidence.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import { checkOtp, otpMissing, otpTries, otpUsed } from '../identity/shared/otp-code.ts'
import { listEvidence } from './list-evidence.ts'
import { agreementHash } from './shared/agreement.ts'

export interface Signer {
  partner_id: number
  partner_user_id: number
  /** The sign-in that asks: a code of one is none of another. */
  sid_hash: string
}

/**
 * Keeps that the owner has accepted the agreement, with its version and the hash of its words; the code proves who it was.
 * @throws AppError `conflict` for other words than those in force; `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`
 */
export async function acceptAgreement(
  deps: Deps,
  { partner_id, partner_user_id, sid_hash }: Signer,
  { version, otp: code }: { version: string; otp: string },
): Promise<EvidenceList> {
  if (version !== AGREEMENT_VERSION)
    throw new AppError('conflict', 'The agreement has new words. Please reload the page and read them again.')
  const otp = await findLatestOtp(deps.db, { prospect_app_id: null, user_id: null, partner_user_id })
  if (!otp || (otp.used_at === null && otp.sid_hash !== sid_hash)) throw otpMissing()
  await checkOtp(deps, otp, code)
  return transaction(deps, async (deps) => {
    const at = deps.clock.now()
    if (!(await spendOtp(deps.db, otp.otp_id, at))) throw otpUsed()
    await clearCounter(deps.db, otpTries(otp.destination_index))
    const kept = { version, hash: agreementHash() }
    await createEvidence(deps.db, { partner_id, step: 'agreement', state: 'checked', ...kept, partner_user_id, at })
    return listEvidence(deps, partner_id)
  })
}
