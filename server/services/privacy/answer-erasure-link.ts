import { lockErasure, updateErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { notifyOfErasure } from './notify-of-erasure.ts'
import { findLinkedErasure } from './public/erasure-link.ts'
import { acceptErasure } from './shared/accept-erasure.ts'
import { stepOf } from './shared/erasure-step.ts'

/** The customer says, without a log-in, whether a request is theirs; once. Null for a code that opens nothing any more. */
export async function answerErasureLink(deps: Deps, code: string, yes: boolean): Promise<ErasureRow | null> {
  const found = await findLinkedErasure(deps, code)
  if (!found) return null
  const told = await transaction(
    deps,
    async (deps): Promise<{ row: ErasureRow; customer: CustomerRow | null } | null> => {
      const row = await lockErasure(deps.db, found.request_id)
      if (row?.status !== 'verifying') return null
      await writeAudit(deps, {
        actor: 'anonymous',
        action: yes ? 'erasure.own' : 'erasure.disown',
        object: `customer:${row.user_id}`,
        after: { reference: row.reference },
      })
      if (yes) return acceptErasure(deps, row, { decided_by: null, decision: null })
      const customer = await lockCustomer(deps.db, row.user_id)
      const refused = await updateErasure(deps.db, row.request_id, {
        status: 'refused',
        link_hash: null,
        decided_at: deps.clock.now(),
      })
      return customer && refused ? { row: refused, customer: null } : null
    },
  )
  if (told?.customer) await notifyOfErasure(deps, told.customer, told.row, stepOf(told.row))
  return told?.row ?? null
}
