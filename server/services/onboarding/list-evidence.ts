import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { AGREEMENT_VERSION } from '#src/contract/entities/partners/evidence.ts'
import type { EvidenceList } from '#src/contract/entities/partners/evidence.ts'
import { found } from '../shared/not-found.ts'
import { agreementHash } from '../shared/partners/agreement.ts'
import { evidenceOf } from '../shared/partners/evidence.ts'

/** How each step of a partner stands, and the agreement in force. @throws AppError `not_found` */
export async function listEvidence(deps: Deps, partnerId: number): Promise<EvidenceList> {
  found(await findPartner(deps.db, partnerId))
  return {
    steps: await evidenceOf(deps, partnerId),
    agreement: { version: AGREEMENT_VERSION, hash: agreementHash() },
  }
}
