import { lastLenderChange } from '#server/db/repositories/catalogue/lender-versions.ts'
import type { Deps } from '#server/deps.ts'
import type { MethodState } from '#src/contract/entities/offers/offer.ts'
import { METHOD } from '#src/contract/finance/ranking.ts'

/** The published method, and when the lenders' figures that it works on last changed. */
export async function getMethod(deps: Deps): Promise<MethodState> {
  const changed = await lastLenderChange(deps.db)
  return { ...METHOD, lenders_changed_at: changed?.toISOString() ?? null }
}
