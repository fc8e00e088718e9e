import type { DecidedStep, EvidenceDecision, EvidenceList } from '#src/contract/entities/partners/evidence.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '../shared/not-found.ts'
import { listEvidence } from './list-evidence.ts'
import { noteEvidence, presentValues, shownValue } from './shared/evidence.ts'

/**
 * Notes that somebody of ours has checked or refused what the partner gave; the partner reads the reason.
 * @throws AppError `not_found`; `conflict` where nothing, or something else, is given by now
 */
export async function decideEvidence(
  deps: Deps,
  at: { partner_id: number; step: DecidedStep },
  { state, what, reason }: EvidenceDecision,
  { admin_id }: { admin_id: number },
): Promise<EvidenceList> {
  return transaction(deps, async (deps) => {
    found(await lockPartner(deps.db, at.partner_id))
    const value = (await presentValues(deps, at.partner_id))[at.step]
    if (value === '' || shownValue(at.step, value) !== what)
      throw new AppError('conflict', 'The partner has changed this meanwhile. Please look at it again.')
    await noteEvidence(deps, at.partner_id, { step: at.step, value, state, by: { admin_id }, reason: tidyText(reason) })
    return listEvidence(deps, at.partner_id)
  })
}
