import type { Vault } from '#server/crypto/vault.ts'
import { lockCustomer, openProfile, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerChanges, CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/services/shared/not-found.ts'
import type { ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import {
  CONTACT_CHANNELS,
  CONTACT_PURPOSES,
  defaultChoices,
  isQuiet,
} from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactChoices, ContactRules } from '#src/contract/rules/contact/contact-rules.ts'

type Stored = Partial<Omit<ContactRules, 'choices'>> & { choices?: Partial<ContactChoices> }

/** The customer's choices, absent ones by the defaults of the contract. */
export function rulesOf(vault: Vault, row: CustomerRow): ContactRules {
  const choices = defaultChoices({ sms: row.phone_verified, email: row.email_verified })
  const stored = (row.contact_rules ?? {}) as Stored
  for (const purpose of CONTACT_PURPOSES)
    for (const channel of CONTACT_CHANNELS)
      choices[purpose][channel] = stored.choices?.[purpose]?.[channel] ?? choices[purpose][channel]
  const { allow_sms, allow_emails } = openProfile(vault, row)
  choices.offers.sms = allow_sms === 1
  choices.offers.email = allow_emails === 1
  return { choices, quiet_until: stored.quiet_until ?? null, no_calls_since: stored.no_calls_since ?? null }
}

/** By what news can come: a contact that was only typed may be somebody else's. */
export const reachableOf = (row: CustomerRow) => ({ sms: row.phone_verified, email: row.email_verified })

/** A quiet mode that is over is none. */
export function toServedRules({ vault, clock }: Pick<Deps, 'vault' | 'clock'>, row: CustomerRow): ServedContactRules {
  const rules = rulesOf(vault, row)
  const now = clock.now()
  return { ...rules, quiet_until: isQuiet(rules, now) ? rules.quiet_until : null, reachable: reachableOf(row) }
}

export async function changeRules(
  deps: Deps,
  userId: number,
  change: (deps: Deps, row: CustomerRow, rules: ContactRules) => Promise<CustomerChanges>,
): Promise<ServedContactRules> {
  return transaction(deps, async (deps) => {
    const row = await lockCustomer(deps.db, userId)
    if (!row) throw notFound()
    const changes = await change(deps, row, rulesOf(deps.vault, row))
    const written = await updateCustomer(deps.db, userId, { ...changes, updated_at: deps.clock.now() })
    if (!written) throw notFound()
    return toServedRules(deps, written)
  })
}
