import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByCustomer } from '#server/session.ts'
import type { ContactChoice, ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import { AppError } from '#src/contract/errors.ts'
import { canReach } from '#src/contract/rules/contact/contact-rules.ts'
import { findPermission, keepPermission } from '../profile/public/permission-to-write.ts'
import { changeRules, reachableOf } from './public/contact-rules.ts'

/**
 * Saves one choice. Offers by SMS and e-mail are consents of their own: each change is a line in the ledger. Whoever
 * allows calls again has taken back that they want none.
 * @throws AppError `validation` when no news of the customer's application could arrive any more
 */
export async function updateContactRules(
  deps: Deps,
  { purpose, channel, allowed }: ContactChoice,
  by: ByCustomer & { ip: string },
): Promise<Audited<ServedContactRules>> {
  const served = await changeRules(deps, by.user_id, async (deps, row, rules) => {
    const choices = { ...rules.choices, [purpose]: { ...rules.choices[purpose], [channel]: allowed } }
    if (purpose === 'service' && !allowed && !canReach(choices, reachableOf(row)))
      throw new AppError('validation', 'News of your application needs SMS or e-mail.', {
        errors: { allowed: 'rules:contact.service' },
      })
    // Two choices are older than this page and live in the profile, where the loan form asks for them too.
    const permission = purpose === 'offers' ? findPermission('channel', channel) : null
    const no_calls_since = allowed && channel === 'call' ? null : rules.no_calls_since
    if (!permission) return { contact_rules: { ...rules, choices, no_calls_since } }
    return keepPermission(deps, row, permission, { allowed, ip: by.ip })
  })
  return { ...served, audit: { after: { purpose, channel, allowed } } }
}
