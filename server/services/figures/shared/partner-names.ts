import type { Db } from '#server/db/client.ts'
import { listPartnerRows } from '#server/db/repositories/partners/partners.ts'
import { dictionary } from '#server/texts/dictionaries.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'

export interface PartnerNames {
  byCode: ReadonlyMap<string, string>
  byId: ReadonlyMap<number, string>
}

/** Names of partners, and of brands that are none. */
export async function partnerNames(db: Db): Promise<PartnerNames> {
  const rows = await listPartnerRows(db)
  return {
    byCode: new Map([...BRANDS, ...rows].map(({ code, name }) => [code, name])),
    byId: new Map(rows.map(({ partner_id, name }) => [partner_id, name])),
  }
}

/** What figures by a partner's code are of: under our own stands also who came on their own. */
export function saidPartner(language: Locale, { byCode }: PartnerNames, code: string): string {
  const name = byCode.get(code) ?? code
  return code === DEFAULT_BRAND.code
    ? dictionary(language, 'funnel-report').ownPartner.replace('{{name}}', () => name)
    : name
}

/** Who brought one: null = nobody. */
export const broughtBy = (
  { byCode }: PartnerNames,
  { partner, channel }: { partner: string; channel: string },
): string | null => (partner === DEFAULT_BRAND.code && channel === 'direct' ? null : (byCode.get(partner) ?? partner))
