import { findContactChange, findOpenContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import type { ContactChangeRow } from '#server/db/repositories/callers/contact-changes.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { endContactChange, findLinkedContactChange } from '../identity/public/contact-change.ts'

/**
 * The customer stops a change of their sign-in, by the link that was sent to each contact of theirs or signed in. Answers how it
 * stands then: one that has happened before is not undone. Null where there is none.
 */
export async function stopContactChange(
  deps: Deps,
  by: { code: string } | { user_id: number },
): Promise<Audited<{ row: ContactChangeRow | null }>> {
  const found =
    'code' in by ? await findLinkedContactChange(deps, by.code) : await findOpenContactChange(deps.db, by.user_id)
  const row = found && (await stop(deps, found, by))
  const stopped = row?.state === 'stopped'
  return { row, audit: 'code' in by ? {} : { object: `user:${by.user_id}`, after: { stopped } } }
}

function stop(
  deps: Deps,
  row: ContactChangeRow,
  by: { code: string } | { user_id: number },
): Promise<ContactChangeRow | null> {
  return transaction(deps, async (deps) => {
    await lockCustomer(deps.db, row.user_id)
    const now = await findContactChange(deps.db, row.change_id)
    if (now?.ended_at !== null) return now
    await endContactChange(deps, now, 'stopped', { actor: 'code' in by ? 'anonymous' : null })
    return findContactChange(deps.db, row.change_id)
  })
}
