import { findAnyLenderRevenue } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { found } from '../shared/not-found.ts'
import { askOrAct } from './ask-or-act.ts'
import { factsOf, joinSlabChanges } from './shared/change-lender-slabs.ts'
import type { SlabChange } from './shared/change-lender-slabs.ts'

/**
 * Changes what a lender pays, or has that wait for a second person, together with what the same person asked for before of its slabs.
 * @throws AppError `not_found`; as the services of each change and `askOrAct`
 */
export async function askForSlabs(
  deps: Deps,
  change: SlabChange,
  { reason }: { reason?: string | undefined },
  by: ByStaff,
): ReturnType<typeof askOrAct> {
  const { lender_id } =
    'id' in change
      ? found(await findAnyLenderRevenue(deps.db, change.id))
      : change.do === 'call-off'
        ? change
        : factsOf(change)
  return askOrAct(
    deps,
    { kind: 'slabs', target: lender_id, body: { lender_id, change }, reason, join: joinSlabChanges },
    by,
  )
}
