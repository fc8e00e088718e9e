import { asc, eq } from 'drizzle-orm'
import { createEvidence, hasAgreement } from '#server/db/repositories/partners/evidence.ts'
import { AGREEMENT_VERSION } from '#src/contract/entities/partners/evidence.ts'
import type { Db } from '../db/client.ts'
import { partnerDetails, partnerUsers, partners } from '../db/schema/partners.ts'
import type { Deps } from '../deps.ts'
import { agreementHash } from '../services/shared/partners/agreement.ts'
import { noteEvidence } from '../services/shared/partners/evidence.ts'
import { sealProfile } from '../services/shared/partners/partner-details.ts'

/** Invented PANs of the demonstration's partners, by their codes. */
const PANS = [
  { code: 'cl', pan: 'AAFFA4127K' },
  { code: 'bazaarmitr', pan: 'AABCB7315M' },
] as const

/**
 * Gives the demonstration's partners a checked PAN, by which tax is worked out, and an agreement that their owner has accepted. Apart from the
 * base, which is written before there is a key to seal it with. What a partner keeps already stays.
 */
export async function seedPartnerTax({ db, vault, clock }: Pick<Deps, 'db' | 'vault' | 'clock'>): Promise<void> {
  for (const { code, pan } of PANS) {
    const [partner] = await db.select({ partner_id: partners.partner_id }).from(partners).where(eq(partners.code, code))
    if (!partner) continue
    const { partner_id } = partner
    const made = await db
      .insert(partnerDetails)
      .values({ partner_id, profile_enc: sealProfile(vault, partner_id, { pan }) })
      .onConflictDoNothing({ target: partnerDetails.partner_id })
      .returning()
    if (made.length > 0)
      await noteEvidence({ db, vault, clock }, partner_id, { step: 'pan', value: pan, state: 'checked', by: null })
    if (!(await hasAgreement(db, partner_id))) await acceptAgreement(db, partner_id)
  }
}

/** As if the owner had accepted it on the first day. */
async function acceptAgreement(db: Db, partner_id: number): Promise<void> {
  const { partner_user_id, created_at } = partnerUsers
  const [owner] = await db
    .select({ partner_user_id, at: created_at })
    .from(partnerUsers)
    .where(eq(partnerUsers.partner_id, partner_id))
    .orderBy(asc(partner_user_id))
    .limit(1)
  if (!owner) return
  const kept = { version: AGREEMENT_VERSION, hash: agreementHash() }
  await createEvidence(db, { partner_id, ...owner, step: 'agreement', state: 'checked', ...kept })
}
