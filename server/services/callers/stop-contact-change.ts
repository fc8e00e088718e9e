import { findContactChange, findOpenContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import type { ContactChangeRow } from '#server/db/repositories/callers/contact-changes.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { endContactChange, findLinkedContactChange } from '../identity/public/contact-change.ts'

/**
 * The customer stops a change of their sign-in, by the link that was sent to each contact of theirs or signed in. Answers how it
 * stands then: one that has happened before is not undone. Null where there is none.
 */
export async function stopContactChange(
  deps: Deps,
  by: { code: string } | { user_id: number },
): Promise<ContactChangeRow | null> {
  const row =
    'code' in by ? await findLinkedContactChange(deps, by.code) : await findOpenContactChange(deps.db, by.user_id)
  if (!row) return null
  return transaction(deps, async (deps) => {
    await lockCustomer(deps.db, row.user_id)
    const now = await findContactChange(deps.db, row.change_id)
    if (now?.ended_at !== null) return now
    await endContactChange(deps, now, 'stopped', { actor: 'code' in by ? 'anonymous' : null })
    return findContactChange(deps.db, row.change_id)
  })
}
