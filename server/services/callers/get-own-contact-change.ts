import { findOpenContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnContactChange } from '#src/contract/entities/support/contact-change.ts'
import { ownChangeView } from './shared/contact-change-view.ts'

/** What a signed-in customer is told of a change of their sign-in that was asked for; staff in their place are told nothing. */
export async function getOwnContactChange(
  deps: Deps,
  by: { user_id: number; actor_admin_id: number | null },
): Promise<OwnContactChange | null> {
  const row = by.actor_admin_id === null ? await findOpenContactChange(deps.db, by.user_id) : null
  return row && ownChangeView(row)
}
