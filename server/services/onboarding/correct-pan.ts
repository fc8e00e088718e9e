import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { panOfGstin } from '#src/contract/entities/earnings/gstin.ts'
import type { EvidenceList, PanCorrection } from '#src/contract/entities/partners/evidence.ts'
import { AppError } from '#src/contract/errors.ts'
import { maskPan, tidyPan } from '#src/contract/rules/person/pan.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { taxOpenMonths } from '../earnings/public/share-tax.ts'
import { found } from '../shared/not-found.ts'
import { noteEvidence } from '../shared/partners/evidence.ts'
import { openProfile, sealProfile } from '../shared/partners/partner-details.ts'
import { listEvidence } from './list-evidence.ts'

/**
 * Puts the right PAN in place of a wrong one, with a reason that the partner reads; the step waits to be checked, and
 * until then the tax of what is not approved is that of nobody with a PAN. Answers both masked.
 * @throws AppError `not_found`; `conflict` where none, or the same, is on file; `validation` beside a GST number of another PAN
 */
export async function correctPan(
  deps: Deps,
  partnerId: number,
  input: PanCorrection,
  by: ByStaff,
): Promise<Audited<EvidenceList>> {
  return transaction(deps, async (deps) => {
    const { db, vault, clock } = deps
    found(await findPartner(db, partnerId))
    // First the lock that a payout takes first.
    const payouts = await lockPayouts(db, partnerId)
    const stored = openProfile(vault, await lockPartnerDetails(db, partnerId))
    const { pan: before = '', gstin = '' } = stored
    const pan = tidyPan(input.pan)
    if (before === '') throw new AppError('conflict', 'No PAN is on file. The partner enters it in Settings.')
    if (pan === before) throw new AppError('conflict', 'This PAN is on file already.')
    if (gstin !== '' && panOfGstin(gstin) !== pan)
      throw new AppError('validation', 'Check the highlighted field.', { errors: { pan: 'rules:gstin.otherPan' } })
    const now = clock.now()
    const profile_enc = sealProfile(vault, partnerId, { ...stored, pan })
    await updatePartnerDetails(db, partnerId, { profile_enc, updated_at: now })
    const reason = tidyText(input.reason)
    await noteEvidence(deps, partnerId, {
      step: 'pan',
      value: pan,
      state: 'given',
      by: { admin_id: by.admin_id },
      reason,
      at: now,
    })
    await taxOpenMonths(deps, payouts)
    await queueJob(db, 'tell_partner_pan', { partner_id: partnerId, at: now.toISOString() }, now)
    const after = { pan: maskPan(pan), reason: input.reason }
    const audit = { object: `partner:${partnerId}`, before: { pan: maskPan(before) }, after }
    return { ...(await listEvidence(deps, partnerId)), audit }
  })
}
