import type { Vault } from '#server/crypto/vault.ts'
import { openProfile, openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { SEALED_NAMES } from '#src/contract/entities/profile/profile-fields.ts'
import type { ColumnField, SealedField } from '#src/contract/entities/profile/profile-fields.ts'
import { shownAs } from '#src/contract/entities/profile/profile-masks.ts'
import { SERVED_PROFILE_DEFAULTS } from '#src/contract/entities/profile/profile.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { languageOfLocale, localeOf } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'

const flag = (value: number | boolean): Flag => (value === 1 || value === true ? 1 : 0)

/** Language of a customer's screens, SMS and mail. */
export const localeOfCustomer = (row: CustomerRow): Locale => localeOf(row.language)

/** First and last name, empty where neither was given. */
export const nameOf = ({ vault }: { vault: Vault }, customer: CustomerRow): string =>
  ['first_name' as const, 'last_name' as const]
    .map((field) => openField(vault, customer, field))
    .filter(Boolean)
    .join(' ')

/** The profile as served: every field of the specification with its default, PAN and birth date masked. */
export function toServed(vault: Vault, row: CustomerRow): ServedProfile {
  return {
    ...SERVED_PROFILE_DEFAULTS,
    ...openProfile(vault, row),
    ...opened(vault, row),
    ...columnsOf(row),
  }
}

/** What a returning customer reads before they have shown who they are: whom the page greets, and where their forms stand. */
export const toGreeting = (vault: Vault, row: CustomerRow): ServedProfile => ({
  ...SERVED_PROFILE_DEFAULTS,
  ...columnsOf(row),
  first_name: openField(vault, row, 'first_name'),
})

function opened(vault: Vault, row: CustomerRow): Pick<ServedProfile, SealedField> {
  const shown = (field: SealedField) => shownAs(field, openField(vault, row, field))
  return Object.fromEntries(SEALED_NAMES.map((field) => [field, shown(field)])) as Pick<ServedProfile, SealedField>
}

function columnsOf(row: CustomerRow): Pick<ServedProfile, ColumnField> {
  return {
    user_id: row.user_id,
    email_verified: flag(row.email_verified),
    language: languageOfLocale(localeOfCustomer(row)),
    pl_completed: flag(row.pl_completed),
    bl_completed: flag(row.bl_completed),
    gl_completed: flag(row.gl_completed),
    hl_completed: flag(row.hl_completed),
    pl_update_required: flag(row.pl_update_required),
    pl_se_update_required: flag(row.pl_se_update_required),
    inflight_credit_app_id: row.inflight_credit_app_id ?? '',
  }
}
