import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { countMatters, listMatters } from '#server/db/repositories/matters/lender-matters.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import type { LenderMatter } from '#src/contract/entities/matters/lender-matter.ts'
import { found } from '../shared/not-found.ts'
import { statusOf } from '../shared/stored-words.ts'

/** As many as somebody works through in a day; the others follow once these are settled. */
const SHOWN = 100

/** What between a lender and us waits for a person, the oldest first. @throws AppError `not_found` */
export async function listLenderMatters(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  lenderId: number,
  by: ByStaff,
): Promise<{ matters: LenderMatter[]; total: number }> {
  found(await findLender(db, lenderId))
  const now = clock.now()
  const rows = await listMatters(db, lenderId, now, SHOWN)
  return {
    matters: rows.map(({ matter, reference, user_id, status, taken_name }) => ({
      matter_id: matter.matter_id,
      kind: matter.kind,
      reference,
      user_id,
      status: statusOf({ status }),
      lender_status: matter.lender_status,
      event_id: matter.event_id,
      due_at: matter.due_at.toISOString(),
      taken: taken_name === null ? null : { name: taken_name, is_own: matter.taken_by === by.admin_id },
    })),
    total: await countMatters(db, lenderId, now),
  }
}
