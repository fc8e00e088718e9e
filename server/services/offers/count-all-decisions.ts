import { findLenderAfter } from '#server/db/repositories/offers/decision-counts.ts'
import type { Deps } from '#server/deps.ts'
import { countLenderDecisions } from './count-lender-decisions.ts'

/** Every lender's decisions at once, for whoever has just written many. */
export async function countAllDecisions(deps: Deps): Promise<void> {
  let lenderId = await findLenderAfter(deps.db, 0)
  while (lenderId !== null) {
    await countLenderDecisions(deps, lenderId)
    lenderId = await findLenderAfter(deps.db, lenderId)
  }
}
