import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByCustomer } from '#server/session.ts'
import type { ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeRules } from '../messages/public/contact-rules.ts'

/** Quiet mode from now on, in days; 0 ends it. */
export async function setQuietMode(deps: Deps, length: number, by: ByCustomer): Promise<Audited<ServedContactRules>> {
  const until = length === 0 ? null : new Date(deps.clock.now().getTime() + days(length)).toISOString()
  const served = await changeRules(deps, by.user_id, (_deps, _row, rules) =>
    Promise.resolve({ contact_rules: { ...rules, quiet_until: until } }),
  )
  return { ...served, audit: { after: { days: length } } }
}
