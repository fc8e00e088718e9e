import { isSignedCode } from '#server/crypto/signed-code.ts'
import { findNamingByRefusal } from '#server/db/repositories/leads/lead-namings.ts'
import type { NamingRow } from '#server/db/repositories/leads/lead-namings.ts'
import type { Deps } from '#server/deps.ts'
import { REFUSAL_DAYS } from '#src/contract/attribution.ts'
import type { NamingState } from '#src/contract/entities/leads/tracking-link.ts'
import { days } from '#src/contract/rules/time.ts'
import { namingStateAt } from './public/end-naming.ts'
import { REFUSAL_CODE, refusalHash } from './public/naming-contact.ts'

/** Who has named somebody, for the page on which they say no. */
export interface NamingNotice {
  naming: NamingRow
  partner: { name: string; code: string }
  state: NamingState
  /** After a refusal: until then the partner may not name the number again. */
  free_until: Date | null
}

/** Null alike for a code that is changed, unknown or deleted. */
export async function getNamingNotice(deps: Deps, code: string): Promise<NamingNotice | null> {
  if (!isSignedCode(deps.vault, REFUSAL_CODE, code)) return null
  const found = await findNamingByRefusal(deps.db, refusalHash(deps.vault, code))
  if (!found) return null
  const state = namingStateAt(found.naming, deps.clock.now())
  const { ended_at } = found.naming
  const free = state === 'refused' && ended_at !== null ? new Date(ended_at.getTime() + days(REFUSAL_DAYS)) : null
  return { ...found, state, free_until: free }
}
