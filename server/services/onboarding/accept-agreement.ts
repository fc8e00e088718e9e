import { createEvidence } from '#server/db/repositories/partners/evidence.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AGREEMENT_VERSION } from '#src/contract/entities/partners/evidence.ts'
import type { EvidenceList } from '#src/contract/entities/partners/evidence.ts'
import { AppError } from '#src/contract/errors.ts'
import { checkOwnCode } from '../identity/public/own-code.ts'
import type { Signer } from '../identity/public/own-code.ts'
import { agreementHash } from '../shared/partners/agreement.ts'
import { listOwnEvidence } from './list-own-evidence.ts'

/**
 * Keeps that the owner has accepted the agreement, with its version and the hash of its words; the code proves who it was.
 * @throws AppError `conflict` for other words than those in force; `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`
 */
export async function acceptAgreement(
  deps: Deps,
  { version, otp: code }: { version: string; otp: string },
  by: Signer,
): Promise<Audited<EvidenceList>> {
  if (version !== AGREEMENT_VERSION)
    throw new AppError('conflict', 'The agreement has new words. Please reload the page and read them again.')
  const spend = await checkOwnCode(deps, by, code)
  return transaction(deps, async (deps) => {
    const at = deps.clock.now()
    await spend(deps)
    const kept = { version, hash: agreementHash() }
    await createEvidence(deps.db, {
      partner_id: by.partner_id,
      step: 'agreement',
      state: 'checked',
      ...kept,
      partner_user_id: by.partner_user_id,
      at,
    })
    const evidence = await listOwnEvidence(deps, by)
    return { ...evidence, audit: { object: `partner:${by.partner_id}`, after: kept } }
  })
}
