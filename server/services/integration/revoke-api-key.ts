import { lockOwnApiKey, updateOwnApiKey } from '#server/db/repositories/integration/api-keys.ts'
import type { ApiKeyRow } from '#server/db/repositories/integration/api-keys.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import { found } from '../shared/not-found.ts'

/** Ends a key at once; twice keeps the first time. Answers it as it was. @throws AppError `not_found` */
export async function revokeApiKey(deps: Deps, keyId: number, by: ByPartner): Promise<ApiKeyRow> {
  return transaction(deps, async (deps) => {
    const row = found(await lockOwnApiKey(deps.db, by.partner_id, keyId))
    if (row.revoked_at === null) await updateOwnApiKey(deps.db, by.partner_id, keyId, { revoked_at: deps.clock.now() })
    return row
  })
}
