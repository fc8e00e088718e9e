import type { Db } from '#server/db/client.ts'
import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { findPartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { panOfGstin } from '#src/contract/entities/earnings/gstin.ts'
import type { PartnerProfile, PartnerProfileSave } from '#src/contract/entities/partners/partner-settings.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyPan } from '#src/contract/rules/person/pan.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { taxOpenMonths } from '../earnings/public/share-tax.ts'
import { editConflict } from '../shared/edit-conflict.ts'
import { lastChanger } from '../shared/last-changer.ts'
import type { Changer } from '../shared/last-changer.ts'
import { noteEvidence } from '../shared/partners/evidence.ts'
import { contactOf, openProfile, sealProfile } from '../shared/partners/partner-details.ts'

/** What tax follows from. */
const TAX_FACTS = ['pan', 'gstin'] as const
type TaxFact = (typeof TAX_FACTS)[number]

const CONTACT = ['contact_name', 'mobile', 'email', 'address'] as const

/**
 * Saves whom we write to, a GST number, and a PAN while none is on file: months that are not approved are taxed by them from
 * then on.
 * Answers the names of what has changed: the log gets no personal data.
 * @throws AppError `conflict` for a contact that is not the expected one any more, and for a PAN beside another one; `validation`
 * for a GST number of another PAN
 */
export async function updatePartnerProfile(
  deps: Deps,
  { expected, ...input }: PartnerProfileSave,
  by: ByPartnerUser,
): Promise<Audited<{ changed: string[] }>> {
  const next: PartnerProfile = {
    contact_name: tidyText(input.contact_name),
    mobile: input.mobile,
    email: tidyText(input.email),
    address: tidyText(input.address),
  }
  return transaction(deps, async (deps) => {
    // First the lock that a payout takes first.
    const payouts = await lockPayouts(deps.db, by.partner_id)
    const stored = openProfile(deps.vault, await lockPartnerDetails(deps.db, by.partner_id))
    const present = contactOf(stored)
    const names = CONTACT.filter((name) => next[name] !== present[name])
    // Two people who save the same are no conflict.
    if (expected && names.length > 0 && CONTACT.some((name) => present[name] !== expected[name]))
      throw editConflict(present, await lastChangerOf(deps.db, by.partner_id))
    const taxed = taxFacts(stored, input)
    const profile_enc = sealProfile(deps.vault, by.partner_id, { ...stored, ...next, ...taxed.facts })
    await updatePartnerDetails(deps.db, by.partner_id, { profile_enc, updated_at: deps.clock.now() })
    for (const step of taxed.changed) {
      const value = taxed.facts[step]
      if (value !== '')
        await noteEvidence(deps, by.partner_id, {
          step,
          value,
          state: 'given',
          by: { partner_user_id: by.partner_user_id },
        })
    }
    if (taxed.changed.length > 0) await taxOpenMonths(deps, payouts)
    const changed = [...names, ...taxed.changed]
    return { changed, audit: { object: `partner:${by.partner_id}`, after: { changed } } }
  })
}

/** PAN and GST number as they are from now on; a GST number holds the PAN of its business. */
function taxFacts(
  { pan: before = '', gstin: gstinBefore = '' }: Record<string, string>,
  typed: Pick<PartnerProfileSave, 'pan' | 'gstin'>,
): { facts: Record<TaxFact, string>; changed: TaxFact[] } {
  const gstin = typed.gstin ?? gstinBefore
  const pan = tidyPan(typed.pan ?? '') || before || panOfGstin(gstin)
  if (before !== '' && pan !== before)
    throw new AppError('conflict', 'Another PAN is on file. Write to us if it is wrong.')
  if (gstin !== '' && panOfGstin(gstin) !== pan)
    throw new AppError('validation', 'Check the highlighted field.', { errors: { gstin: 'rules:gstin.otherPan' } })
  const changed = { pan: pan !== before, gstin: gstin !== gstinBefore }
  return { facts: { pan, gstin }, changed: TAX_FACTS.filter((step) => changed[step]) }
}

/** The partner's person who saved the contact last. */
async function lastChangerOf(db: Db, partnerId: number): Promise<Changer> {
  const { by: actor, at } = await lastChanger(db, `partner:${partnerId}`, 'changed')
  const userId = /^partner:(\d+)$/.exec(actor)?.[1]
  return { by: userId === undefined ? actor : ((await findPartnerUser(db, partnerId, Number(userId)))?.name ?? ''), at }
}
