import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { partners } from '../db/schema.ts'
import { partnerDetails } from '../db/schema-partner.ts'
import { sealProfile } from '#server/services/partners/shared/partner-details.ts'

/** Invented PANs of the demonstration's partners, by their codes. */
const PANS = [
  { code: 'cl', pan: 'AAFFA4127K' },
  { code: 'bazaarmitr', pan: 'AABCB7315M' },
] as const

/**
 * Gives the demonstration's partners what tax is worked out by. Apart from the base, which is written before there is a
 * key to seal it with. What a partner keeps already stays.
 */
export async function seedPartnerTax({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<void> {
  for (const { code, pan } of PANS) {
    const [partner] = await db.select({ partner_id: partners.partner_id }).from(partners).where(eq(partners.code, code))
    if (!partner) continue
    const { partner_id } = partner
    await db
      .insert(partnerDetails)
      .values({ partner_id, profile_enc: sealProfile(vault, partner_id, { pan }) })
      .onConflictDoNothing()
  }
}
