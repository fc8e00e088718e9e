import { countWorkingApiKeys, createApiKeyRow } from '#server/db/repositories/integration/api-keys.ts'
import { lockPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { MAX_API_KEYS } from '#src/contract/entities/integration/partner-integration.ts'
import type { ApiKey, ApiKeyCreate } from '#src/contract/entities/integration/partner-integration.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { notFound } from '../shared/not-found.ts'
import { newApiKey, toApiKey } from './shared/api-key-view.ts'

/** Creates a key and answers it, this once. @throws AppError `conflict` when ten of the partner work */
export async function createApiKey(
  deps: Deps,
  input: ApiKeyCreate,
  by: ByPartnerUser,
): Promise<Audited<{ key: string; row: ApiKey }>> {
  const now = deps.clock.now()
  const { key, prefix, key_hash } = newApiKey(deps.vault, input.sandbox)
  return transaction(deps, async (deps) => {
    if (!(await lockPartner(deps.db, by.partner_id))) throw notFound()
    if ((await countWorkingApiKeys(deps.db, by.partner_id, now)) >= MAX_API_KEYS)
      throw new AppError('conflict', `You have ${MAX_API_KEYS} keys that work. Please revoke one first.`)
    const row = await createApiKeyRow(deps.db, {
      partner_id: by.partner_id,
      name: tidyText(input.name),
      prefix,
      key_hash,
      scopes: [...input.scopes],
      sandbox: input.sandbox ? 1 : 0,
      created_by: by.partner_user_id,
      created_at: now,
    })
    const made = toApiKey(row, now)
    const { key_id, name, scopes, sandbox } = made
    return { key, row: made, audit: { object: `api-key:${key_id}`, after: { name, prefix, scopes, sandbox } } }
  })
}
