import { findApiKeyByHash, noteApiKeyUse } from '#server/db/repositories/integration/api-keys.ts'
import type { Deps } from '#server/deps.ts'
import type { ApiScope } from '#src/contract/entities/integration/partner-integration.ts'
import { AppError } from '#src/contract/errors.ts'
import { stateOf } from './shared/api-key-view.ts'

const HOW = 'Send your API key as: Authorization: Bearer clk_live_... or clk_test_...'

/** Who calls, and whether nothing of it is real. */
export interface ApiCaller {
  key_id: number
  partner_id: number
  sandbox: boolean
}

/** Nobody showed a key: that is a mistake, not an attempt. */
export class MissingApiKey extends AppError {
  constructor() {
    super('api_key_invalid', HOW)
  }
}

/**
 * Whose key an Authorization header carries. A cookie counts for nothing here.
 * @throws AppError `api_key_invalid`, `api_key_expired`, `api_key_revoked`, `account_off`, `too_many_requests`, `forbidden`
 */
export async function authenticateApiKey(
  deps: Deps,
  authorization: string | null,
  scope: ApiScope,
): Promise<ApiCaller> {
  if (authorization === null) throw new MissingApiKey()
  const text = /^Bearer (clk_(?:live|test)_[\w-]{43})$/.exec(authorization ?? '')?.[1]
  const row = text === undefined ? null : await findApiKeyByHash(deps.db, deps.vault.hashToken(text))
  if (!row) throw new AppError('api_key_invalid', HOW)
  const now = deps.clock.now()
  const state = stateOf(row, now)
  if (state === 'revoked') throw new AppError('api_key_revoked', 'This API key has been revoked. Please use another.')
  if (state === 'ended') throw new AppError('api_key_expired', 'This API key has expired. Please use its successor.')
  if (!row.partner_on)
    throw new AppError(
      'account_off',
      'This partner is suspended or has left, so its API keys do not work. A key that you had works again when we let the partner go on.',
    )
  const wait = deps.limits.take(`key:${row.key_id}`, 'partner-api')
  if (wait > 0)
    throw new AppError('too_many_requests', 'Too many requests with this key. Please wait a moment.', {
      retryAfter: wait,
    })
  await noteApiKeyUse(deps.db, row.key_id, now)
  if (!row.scopes.includes(scope)) throw new AppError('forbidden', `This API key does not have the scope ${scope}.`)
  return { key_id: row.key_id, partner_id: row.partner_id, sandbox: row.sandbox === 1 }
}
