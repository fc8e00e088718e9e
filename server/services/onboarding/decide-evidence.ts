import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { listEvidenceRows } from '#server/db/repositories/partners/evidence.ts'
import { lockPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { lockPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import type { DecidedStep, EvidenceDecision, EvidenceList } from '#src/contract/entities/partners/evidence.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { taxOpenMonths } from '../earnings/public/share-tax.ts'
import { settleAccount } from '../paying/public/settle-account.ts'
import { found } from '../shared/not-found.ts'
import { noteEvidence, presentValues, shownValue } from '../shared/partners/evidence.ts'
import { openBank } from '../shared/partners/partner-details.ts'
import { requireSecondPerson } from '../shared/second-person/require-second-person.ts'
import { listEvidence } from './list-evidence.ts'

/**
 * Notes that somebody of ours has checked or refused what the partner gave; the partner reads the reason. The tax of what is
 * not approved follows a decision about the PAN.
 * @throws AppError `not_found`; `conflict` where nothing, or something else, is given by now, and for a PAN that they have
 * corrected themselves while somebody else may check it or could lately, or whom they have just let in
 */
export async function decideEvidence(
  deps: Deps,
  at: { partner_id: number; step: DecidedStep },
  { state, what, reason }: EvidenceDecision,
  by: ByStaff,
): Promise<Audited<EvidenceList>> {
  return transaction(deps, async (deps) => {
    // First the lock that a payout takes first.
    const payouts = await lockPayouts(deps.db, at.partner_id)
    found(await lockPartner(deps.db, at.partner_id))
    const value = (await presentValues(deps, at.partner_id))[at.step]
    if (value === '' || shownValue(at.step, value) !== what)
      throw new AppError('conflict', 'The partner has changed this meanwhile. Please look at it again.')
    if (state === 'checked' && at.step === 'pan') await requireOther(deps, at.partner_id, by.admin_id)
    const said = { by: { admin_id: by.admin_id }, reason: tidyText(reason) }
    if (at.step === 'bank') await decideAccount(deps, at.partner_id, { state, ...said })
    else await noteEvidence(deps, at.partner_id, { step: at.step, value, state, ...said })
    if (at.step === 'pan') await taxOpenMonths(deps, payouts)
    const evidence = await listEvidence(deps, at.partner_id)
    const after = { [at.step]: state, what, reason }
    return { ...evidence, audit: { object: `partner:${at.partner_id}`, after } }
  })
}

/** Only what the bank's answer left open is a person's to say. */
async function decideAccount(
  deps: TxDeps,
  partnerId: number,
  { state, by, reason }: { state: 'checked' | 'refused'; by: { admin_id: number }; reason: string },
): Promise<void> {
  const row = await lockPartnerDetails(deps.db, partnerId)
  const { waiting, answer } = openBank(deps.vault, row)
  if (!waiting || !answer || row.bank_check !== 'unsure')
    throw new AppError('conflict', "The bank's answer about this account leaves nothing to decide.")
  const verdict = state === 'checked' ? 'matched' : 'differs'
  await settleAccount(deps, partnerId, { waiting, verdict, answer, by, reason })
}

const CHECKING_ROLES = ADMIN_ROLES.filter((role) => canOpen(role, 'partners'))

/** Whoever gave the present PAN in the partner's place does not check it; where nobody else may, all administrators are told. */
async function requireOther(deps: Deps, partnerId: number, adminId: number): Promise<void> {
  const rows = await listEvidenceRows(deps.db, partnerId)
  const given = rows.find(({ step, state }) => step === 'pan' && state === 'given')
  const act = { kind: 'evidence', target: String(partnerId), written_by: given?.admin_id ?? null } as const
  const own = 'You have corrected this PAN yourself. Somebody else has to check it.'
  await requireSecondPerson(deps, { ...act, own, roles: CHECKING_ROLES }, adminId)
}
