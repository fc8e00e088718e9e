import type { ApiKey } from '#src/contract/entities/partner-integration.ts'
import { listOwnApiKeys } from '../db/repositories/api-keys.ts'
import type { Deps } from '../deps.ts'
import { toApiKey } from './api-key-view.ts'

export async function listApiKeys(deps: Deps, partnerId: number): Promise<ApiKey[]> {
  const now = deps.clock.now()
  return (await listOwnApiKeys(deps.db, partnerId)).map((row) => toApiKey(row, now))
}
