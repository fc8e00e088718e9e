import { withTransaction } from '#server/db/client.ts'
import { lockOwnApiKey, updateOwnApiKey, type ApiKeyRow } from '#server/db/repositories/integration/api-keys.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'

/** Ends a key at once; twice keeps the first time. Answers it as it was. @throws AppError `not_found` */
export async function revokeApiKey(deps: Deps, partnerId: number, keyId: number): Promise<ApiKeyRow> {
  return withTransaction(deps.db, async (tx) => {
    const row = await lockOwnApiKey(tx, partnerId, keyId)
    if (!row) throw notFound()
    if (row.revoked_at === null) await updateOwnApiKey(tx, partnerId, keyId, { revoked_at: deps.clock.now() })
    return row
  })
}
