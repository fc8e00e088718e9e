import { lockOwnApiKey, updateOwnApiKey } from '#server/db/repositories/integration/api-keys.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartner } from '#server/session.ts'
import { found } from '../shared/not-found.ts'

/** Ends a key at once; twice keeps the first time. @throws AppError `not_found` */
export async function revokeApiKey(deps: Deps, keyId: number, by: ByPartner): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = found(await lockOwnApiKey(deps.db, by.partner_id, keyId))
    if (row.revoked_at === null) await updateOwnApiKey(deps.db, by.partner_id, keyId, { revoked_at: deps.clock.now() })
    const before = { name: row.name, revoked: row.revoked_at !== null }
    return { audit: { object: `api-key:${keyId}`, before, after: { revoked: true } } }
  })
}
