import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ContactChoice, ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import { AppError } from '#src/contract/errors.ts'
import {
  canReach,
  CONTACT_CHANNELS,
  CONTACT_PURPOSES,
  defaultChoices,
  isQuiet,
} from '#src/contract/rules/contact-rules.ts'
import type { ContactChoices, ContactRules } from '#src/contract/rules/contact-rules.ts'
import { withTransaction } from '#server/db/client.ts'
import type { Db } from '#server/db/client.ts'
import { createConsent, hasConsent, stampPurposeWithdrawn } from '#server/db/repositories/privacy/consents.ts'
import { findCustomer, lockCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerChanges, CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { localeOf } from '../profile/shared/customer-profile.ts'
import { notFound } from '../shared/not-found.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Two choices are older than this page and live in the profile, where the loan form asks for them too. */
const PROFILE_FLAGS = { sms: 'allow_sms', email: 'allow_emails' } as const
const LEDGER = { sms: 'marketing_sms', email: 'marketing_email' } as const satisfies Record<string, ConsentPurpose>

/** The customer's choices, absent ones by the defaults of the contract. */
export function rulesOf(row: CustomerRow): ContactRules {
  const choices = defaultChoices({ sms: row.phone_verified, email: row.email_verified })
  const stored = (row.contact_rules ?? {}) as { choices?: Partial<ContactChoices>; quiet_until?: unknown }
  for (const purpose of CONTACT_PURPOSES)
    for (const channel of CONTACT_CHANNELS)
      choices[purpose][channel] = stored.choices?.[purpose]?.[channel] ?? choices[purpose][channel]
  choices.offers.sms = row.profile.allow_sms === 1
  choices.offers.email = row.profile.allow_emails === 1
  return { choices, quiet_until: typeof stored.quiet_until === 'string' ? stored.quiet_until : null }
}

/** By what news can come: a contact that was only typed may be somebody else's. */
const reachableOf = (row: CustomerRow) => ({ sms: row.phone_verified, email: row.email_verified })

/** A quiet mode that is over is none. */
function toServedRules(row: CustomerRow, now: Date): ServedContactRules {
  const rules = rulesOf(row)
  return { ...rules, quiet_until: isQuiet(rules, now) ? rules.quiet_until : null, reachable: reachableOf(row) }
}

/** @throws AppError `not_found` once the customer is erased */
export async function getContactRules(deps: Deps, by: { user_id: number }): Promise<ServedContactRules> {
  const row = await findCustomer(deps.db, by.user_id)
  if (!row) throw notFound()
  return toServedRules(row, deps.clock.now())
}

/**
 * Saves one choice. Offers by SMS and e-mail are consents of their own: each change is a line in the ledger.
 * @throws AppError `validation` when no news of the customer's application could arrive any more
 */
export async function updateContactRules(
  deps: Deps,
  { purpose, channel, allowed }: ContactChoice,
  by: { user_id: number; ip: string },
): Promise<ServedContactRules> {
  return changeRules(deps, by.user_id, async (tx, row, rules) => {
    const choices = { ...rules.choices, [purpose]: { ...rules.choices[purpose], [channel]: allowed } }
    if (purpose === 'service' && !allowed && !canReach(choices, reachableOf(row)))
      throw new AppError('validation', 'News of your application needs SMS or e-mail.', {
        errors: { allowed: 'rules:contact.service' },
      })
    if (purpose !== 'offers' || (channel !== 'sms' && channel !== 'email'))
      return { contact_rules: { ...rules, choices } }
    await keepLedger(deps, tx, row, LEDGER[channel], allowed, by.ip)
    return { profile: { ...row.profile, [PROFILE_FLAGS[channel]]: allowed ? 1 : 0 } }
  })
}

/** Quiet mode from now on, in days; 0 ends it. */
export async function setQuietMode(deps: Deps, days: number, by: { user_id: number }): Promise<ServedContactRules> {
  const until = days === 0 ? null : new Date(deps.clock.now().getTime() + days * DAY_MS).toISOString()
  return changeRules(deps, by.user_id, (_tx, _row, rules) =>
    Promise.resolve({ contact_rules: { ...rules, quiet_until: until } }),
  )
}

async function changeRules(
  deps: Deps,
  userId: number,
  change: (tx: Db, row: CustomerRow, rules: ContactRules) => Promise<CustomerChanges>,
): Promise<ServedContactRules> {
  return withTransaction(deps.db, async (tx) => {
    const row = await lockCustomer(tx, userId)
    if (!row) throw notFound()
    const changes = await change(tx, row, rulesOf(row))
    const written = await updateCustomer(tx, userId, { ...changes, updated_at: deps.clock.now() })
    if (!written) throw notFound()
    return toServedRules(written, deps.clock.now())
  })
}

async function keepLedger(
  deps: Deps,
  tx: Db,
  row: CustomerRow,
  purpose: ConsentPurpose,
  allowed: boolean,
  ip: string,
): Promise<void> {
  const now = deps.clock.now()
  if (!allowed) return stampPurposeWithdrawn(tx, row.user_id, purpose, now)
  if (await hasConsent(tx, row.user_id, purpose, CONSENT_VERSIONS[purpose])) return
  await createConsent(tx, {
    user_id: row.user_id,
    purpose,
    text_version: CONSENT_VERSIONS[purpose],
    language: localeOf(row),
    ip_enc: row.data_key === null ? null : deps.vault.seal(row.data_key, ip, 'consents.ip'),
    given_at: now,
  })
}
