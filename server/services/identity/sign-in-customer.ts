import { findOpenContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import { attachProspect, moveProspects } from '#server/db/repositories/leads/prospects.ts'
import type { ProspectRow } from '#server/db/repositories/leads/prospects.ts'
import { createConsent } from '#server/db/repositories/privacy/consents.ts'
import { createContact } from '#server/db/repositories/privacy/contacts.ts'
import { createCustomer, findCustomerByContact, openField } from '#server/db/repositories/profile/customers.ts'
import type { Contact } from '#server/db/repositories/profile/customers.ts'
import type { TxDeps } from '#server/deps.ts'
import type { SidCookie } from '#server/session.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { OwnProfile } from '#src/contract/entities/profile/own-profile.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { confirmNamings } from '../leads/confirm-namings.ts'
import { attributeVisit } from '../leads/public/attribute-touches.ts'
import { getProfile } from '../profile/get-profile.ts'
import { openSession } from './open-session.ts'
import { saveDevice } from './public/device-of.ts'
import type { Device } from './public/device-of.ts'

export interface SignedInCustomer {
  token: string
  user_id: number
  app_id: string | null
  returning: boolean
  user: OwnProfile
}

/** Somebody who has proved that a contact is theirs. */
export interface ProvenVisitor {
  prospect: ProspectRow
  contact: Contact
  /** Version of the privacy notice that they had read when the code was sent, and when that was. */
  noticeVersion: string
  codeSentAt: Date
  language: Locale
  ip: string
  device: Device
  cookie: SidCookie
  /** Partners' links by which the browser came. */
  visits: readonly string[]
}

/** Opens the account of a proven contact, or a new one, and a session in it. Runs in the caller's transaction. */
export async function signInCustomer(deps: TxDeps, visitor: ProvenVisitor): Promise<SignedInCustomer> {
  const { prospect, contact, language, cookie } = visitor
  const now = deps.clock.now()
  const known = await findCustomerByContact(deps.db, deps.vault, contact)
  const customer =
    known ?? (await createCustomer(deps.db, deps.vault, { ...contact, partner: prospect.partner, language, now }))
  if (!known)
    // The code that made the customer known was sent before there was anybody to note it under.
    await createContact(deps.db, {
      user_id: customer.user_id,
      channel: contact.channel === 'mobile' ? 'sms' : 'email',
      purpose: 'service',
      about: 'otp',
      at: visitor.codeSentAt,
    })
  const purpose: ConsentPurpose = 'privacy_notice'
  await createConsent(deps.db, {
    user_id: customer.user_id,
    purpose,
    text_version: visitor.noticeVersion,
    language,
    ip_enc: customer.data_key ? deps.vault.seal(customer.data_key, visitor.ip, 'consents.ip') : null,
    given_at: now,
  })
  // Whoever never gave both has nothing here that needs guarding.
  const identityDue = (['tin', 'birth_date'] as const).every((field) => openField(deps.vault, customer, field) !== '')
  const session = await openSession(deps, { area: 'customer', subjectId: customer.user_id, cookie, identityDue })
  await saveDevice(deps, session.sidHash, session.expiresAt, visitor.device)
  await attachProspect(deps.db, prospect.prospect_app_id, customer.user_id)
  await moveProspects(deps.db, prospect.sid_hash, session.sidHash)
  await attributeVisit(deps, customer, { visits: visitor.visits, prospectAppId: prospect.prospect_app_id })
  await confirmNamings(deps, customer, contact)
  const { user_id } = customer
  return {
    token: session.token,
    user_id,
    app_id: customer.inflight_credit_app_id,
    returning: known !== null,
    user: getProfile(deps, user_id, {
      user_id,
      customer,
      change: known && (await findOpenContactChange(deps.db, user_id)),
      identity_due: identityDue,
      actor_admin_id: null,
      expires_at: session.expiresAt,
    }),
  }
}
