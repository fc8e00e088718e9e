import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { EvidenceList } from '#src/contract/entities/partners/evidence.ts'
import { listEvidence } from './list-evidence.ts'

/** {@link listEvidence} as the partner reads it: without the bank's answer, which may name somebody else. */
export async function listOwnEvidence(deps: Deps, by: ByPartner): Promise<EvidenceList> {
  const { steps, agreement } = await listEvidence(deps, by.partner_id)
  return { steps: steps.map((step) => ({ ...step, match: null })), agreement }
}
