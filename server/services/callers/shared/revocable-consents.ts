import type { ApplicationWithLender } from '#server/db/repositories/applications/applications.ts'
import type { ConsentRow } from '#server/db/repositories/privacy/consents.ts'
import { findPermission } from '#server/services/profile/public/permission-to-write.ts'
import { isWithdrawable } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import { OFFER_PURPOSES } from '#src/contract/entities/support/csr-acts.ts'
import type { OfferPurpose, RevocableConsent } from '#src/contract/entities/support/csr-acts.ts'
import { CONTACT_CHANNELS } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactChannel, ContactRules } from '#src/contract/rules/contact/contact-rules.ts'

/** What a customer allows now and may take back: each permission for offers, then each consent that stands. */
export function revocableConsents(
  { choices }: Pick<ContactRules, 'choices'>,
  consents: readonly ConsentRow[],
  applications: readonly ApplicationWithLender[],
): RevocableConsent[] {
  const offers = OFFER_PURPOSES.flatMap((purpose) =>
    CONTACT_CHANNELS.filter((channel) => choices[purpose][channel]).map((channel) => ({
      what: `${purpose}-${channel}`,
      purpose,
      channel,
      lender: null,
      reference: null,
    })),
  )
  // Offers by SMS and e-mail are above: their consents end with the permission.
  const standing = consents.filter(
    ({ purpose, withdrawn_at }) =>
      withdrawn_at === null && isWithdrawable(purpose as ConsentPurpose) && !findPermission('purpose', purpose),
  )
  return [
    ...offers,
    ...standing.map(({ consent_id, purpose, app_id }) => {
      const own = applications.find(({ application }) => application.app_id === app_id)
      return {
        what: `consent-${consent_id}`,
        purpose,
        channel: null,
        lender: own?.lender?.name ?? null,
        reference: own?.application.reference ?? null,
      }
    }),
  ]
}

/** Which permission for offers is meant; null where it is a consent. */
export function permissionIn(what: string): { purpose: OfferPurpose; channel: ContactChannel } | null {
  const [first, second] = what.split('-')
  const purpose = OFFER_PURPOSES.find((each) => each === first)
  const channel = CONTACT_CHANNELS.find((each) => each === second)
  return purpose && channel ? { purpose, channel } : null
}
