import type { BureauPerson } from '#server/adapters/bureau/credit-bureau.ts'
import { findScoreConsent } from '#server/db/repositories/profile/credit-scores.ts'
import { isVerified, openField } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { BureauFilling } from '#src/contract/entities/profile/bureau-filling.ts'
import { FILLED_BY_BUREAU } from '#src/contract/entities/profile/bureau-filling.ts'
import { profileUpdateSchema } from '#src/contract/entities/profile/profile-schema.ts'
import type { ProfileUpdate, ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { AppError, isAppError } from '#src/contract/errors.ts'
import { notFound } from '../shared/not-found.ts'
import { toServed } from './public/customer-profile.ts'
import { updateProfile } from './update-profile.ts'
import type { ProfileWriter } from './update-profile.ts'

const NOTHING = { fields: [], birth_date: '' }

/**
 * Fills the empty fields of a customer's own form with what the credit bureau has on record. What was typed stays. A PAN alone
 * opens no record: the bureau is asked with the number that signs in, which a code has proven to be the customer's.
 * @throws AppError `not_found` for another customer's id, `consent_missing`, `conflict` without a PAN
 */
export async function fillFromBureau(
  deps: Deps,
  userId: number,
  by: ProfileWriter & ByCustomerWithRow,
): Promise<Audited<{ profile: ServedProfile; filling: BureauFilling }>> {
  const { customer } = by
  if (userId !== by.user_id) throw notFound()
  const { live } = await findScoreConsent(deps.db, userId, CONSENT_VERSIONS.credit_score)
  if (!live) throw new AppError('consent_missing', 'Please agree first, so that we may ask the credit bureau.')
  const pan = openField(deps.vault, customer, 'tin')
  if (pan === '') throw new AppError('conflict', 'The credit bureau is asked by PAN. Please enter it first.')
  const profile = toServed(deps.vault, customer)
  // Whoever signs in by email has proven no number.
  if (!isVerified(customer, 'mobile')) return filled(profile, { state: 'unknown', ...NOTHING })
  const person = await personOf(deps, { pan, mobile: openField(deps.vault, customer, 'mobile_phone_number') })
  if (person === 'unavailable' || person === null) return filled(profile, { state: person ?? 'unknown', ...NOTHING })
  const update = missingOf(profile, person)
  const fields = FILLED_BY_BUREAU.filter((field) => update[field] !== undefined)
  const filling = { state: 'known', fields, birth_date: update.birth_date ?? '' } as const
  if (fields.length === 0) return filled(profile, filling)
  const { audit: _, ...updated } = await updateProfile(deps, userId, update, by)
  return filled(updated, filling)
}

async function personOf(
  deps: Deps,
  enquiry: { pan: string; mobile: string },
): Promise<BureauPerson | null | 'unavailable'> {
  try {
    return await deps.bureau.person(enquiry)
  } catch (error) {
    if (!isAppError(error) || error.code !== 'not_available') throw error
    deps.log.warn({ err: error }, 'credit bureau not available')
    return 'unavailable'
  }
}

/** What the form lacks and the record has, as far as it is what a customer could have typed. */
function missingOf(profile: ServedProfile, person: BureauPerson): ProfileUpdate {
  const given = FILLED_BY_BUREAU.flatMap((field) => {
    const value = person[field]
    const fits = value !== undefined && value !== '' && profileUpdateSchema.isValidSync({ [field]: value })
    return profile[field] === '' && fits ? [[field, value] as const] : []
  })
  return Object.fromEntries(given)
}

const filled = (
  profile: ServedProfile,
  filling: BureauFilling,
): Audited<{ profile: ServedProfile; filling: BureauFilling }> => ({
  profile,
  filling,
  audit: { after: { fields: filling.fields } },
})
