import { listOwnPending, lockNamingsOf } from '#server/db/repositories/leads/lead-namings.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { REFUSAL_DAYS } from '#src/contract/attribution.ts'
import { days } from '#src/contract/rules/time.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { getNamingNotice } from './get-naming-notice.ts'
import type { NamingNotice } from './get-naming-notice.ts'
import { endNaming } from './public/end-naming.ts'

/**
 * Somebody says no to who has named them: whatever the partner named that number for ends at once, and for 90 days it may
 * not name it again. The link has served then. Answers how it stands after it; null for a code that is none.
 */
export async function refuseNaming(deps: Deps, code: string): Promise<NamingNotice | null> {
  const notice = await getNamingNotice(deps, code)
  if (notice?.state !== 'pending') return notice
  return transaction(deps, async (deps) => {
    const { naming } = notice
    const now = deps.clock.now()
    await lockNamingsOf(deps.db, naming.phone_index)
    const pending = await listOwnPending(deps.db, naming.partner_id, naming.phone_index, now)
    if (!pending.some(({ naming_id }) => naming_id === naming.naming_id)) return getNamingNotice(deps, code)
    for (const each of pending) await endNaming(deps, each, 'refused')
    await writeAudit(deps, {
      actor: 'anonymous',
      action: 'lead.refuse',
      object: `partner:${naming.partner_id}`,
      after: { references: pending.map(({ reference }) => reference) },
    })
    return { ...notice, state: 'refused', free_until: new Date(now.getTime() + days(REFUSAL_DAYS)) }
  })
}
