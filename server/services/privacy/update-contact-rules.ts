import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ContactChoice, ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import { AppError } from '#src/contract/errors.ts'
import { canReach } from '#src/contract/rules/contact-rules.ts'
import type { Db } from '#server/db/client.ts'
import { createConsent, hasConsent, stampPurposeWithdrawn } from '#server/db/repositories/privacy/consents.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { localeOf } from '../profile/shared/customer-profile.ts'
import { changeRules, reachableOf } from './shared/contact-rules.ts'

/** Two choices are older than this page and live in the profile, where the loan form asks for them too. */
const PROFILE_FLAGS = { sms: 'allow_sms', email: 'allow_emails' } as const

const LEDGER = { sms: 'marketing_sms', email: 'marketing_email' } as const satisfies Record<string, ConsentPurpose>

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
