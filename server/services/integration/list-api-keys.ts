import { listOwnApiKeys } from '#server/db/repositories/integration/api-keys.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { ApiKey } from '#src/contract/entities/integration/partner-integration.ts'
import { toApiKey } from './shared/api-key-view.ts'

export async function listApiKeys(deps: Deps, by: ByPartner): Promise<ApiKey[]> {
  const now = deps.clock.now()
  return (await listOwnApiKeys(deps.db, by.partner_id)).map((row) => toApiKey(row, now))
}
