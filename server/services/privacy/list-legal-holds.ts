import { listLiveHolds } from '#server/db/repositories/privacy/legal-holds.ts'
import type { Deps } from '#server/deps.ts'
import type { LegalHold } from '#src/contract/entities/privacy/legal-hold.ts'
import { toLegalHold } from './shared/legal-hold-view.ts'

/** Holds that are live now, the next to end first. */
export async function listLegalHolds(deps: Deps): Promise<LegalHold[]> {
  return (await listLiveHolds(deps.db, deps.clock.now())).map(toLegalHold)
}
