import { newToken } from '#server/crypto/vault.ts'
import type { Vault } from '#server/crypto/vault.ts'
import type { ApiKeyRow } from '#server/db/repositories/integration/api-keys.ts'
import { isOver } from '#server/is-over.ts'
import { API_SCOPES, ROTATION_HOURS } from '#src/contract/entities/integration/partner-integration.ts'
import type { ApiKey } from '#src/contract/entities/integration/partner-integration.ts'
import { hours } from '#src/contract/rules/time.ts'

/** Signs of a key that its owner goes on seeing: the kind and four of the random ones. */
const PREFIX_LENGTH = 13

/** A new key; only its hash and its first signs are kept. */
export function newApiKey(vault: Vault, sandbox: boolean): { key: string; prefix: string; key_hash: string } {
  const key = `clk_${sandbox ? 'test' : 'live'}_${newToken()}`
  return { key, prefix: key.slice(0, PREFIX_LENGTH), key_hash: vault.hashToken(key) }
}

export function stateOf(row: Pick<ApiKeyRow, 'revoked_at' | 'expires_at'>, now: Date): ApiKey['state'] {
  if (row.revoked_at !== null) return 'revoked'
  if (row.expires_at === null) return 'active'
  // The end is set when the key is rotated: one that lies further ahead was set while a clock was wrong.
  const from = new Date(row.expires_at.getTime() - hours(ROTATION_HOURS))
  return isOver({ from, until: row.expires_at }, now) ? 'ended' : 'ending'
}

export function toApiKey(row: ApiKeyRow, now: Date): ApiKey {
  const { key_id, name, prefix } = row
  return {
    key_id,
    name,
    prefix,
    scopes: API_SCOPES.filter((scope) => row.scopes.includes(scope)),
    sandbox: row.sandbox === 1,
    state: stateOf(row, now),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }
}
