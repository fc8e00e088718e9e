import { createApiKeyRow, lockOwnApiKey, updateOwnApiKey } from '#server/db/repositories/integration/api-keys.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { ROTATION_HOURS } from '#src/contract/entities/integration/partner-integration.ts'
import type { ApiKey } from '#src/contract/entities/integration/partner-integration.ts'
import { AppError } from '#src/contract/errors.ts'
import { hours } from '#src/contract/rules/time.ts'
import { found } from '../shared/not-found.ts'
import { newApiKey, stateOf, toApiKey } from './shared/api-key-view.ts'

/**
 * Puts a new key in the place of one that works; that one goes on for 24 hours, so that nothing stops in between.
 * @throws AppError `not_found`; `conflict` for a key that ends or has ended
 */
export async function rotateApiKey(
  deps: Deps,
  keyId: number,
  by: ByPartnerUser,
): Promise<Audited<{ key: string; row: ApiKey }>> {
  const now = deps.clock.now()
  return transaction(deps, async (deps) => {
    const old = found(await lockOwnApiKey(deps.db, by.partner_id, keyId))
    if (stateOf(old, now) !== 'active') throw new AppError('conflict', 'This key has ended or has a successor already.')
    const { key, prefix, key_hash } = newApiKey(deps.vault, old.sandbox === 1)
    const { partner_id, name, scopes, sandbox } = old
    await updateOwnApiKey(deps.db, partner_id, keyId, {
      expires_at: new Date(now.getTime() + hours(ROTATION_HOURS)),
    })
    const row = await createApiKeyRow(deps.db, {
      partner_id,
      name,
      scopes,
      sandbox,
      prefix,
      key_hash,
      created_by: by.partner_user_id,
      created_at: now,
    })
    const after = { successor: row.key_id, prefix }
    return { key, row: toApiKey(row, now), audit: { object: `api-key:${keyId}`, after } }
  })
}
