import { post, PostError } from '../http-post.ts'
import { insurerUnavailable, readInsurerReference } from './insurer-gateway.ts'
import type { InsurerGateway } from './insurer-gateway.ts'

export interface RestInsurerOptions {
  /** Base address; requests go to `{url}/requests`, which answers `{ insurer_reference }`. */
  url: string
  token: string
  /** For each of the three tries; default 8,000 ms, since nobody waits for it. */
  timeoutMs?: number
}

/** Insurers behind one REST hub. The Idempotency-Key header makes a repeated request one request. */
export function createRestInsurerGateway({ url, token, timeoutMs = 8_000 }: RestInsurerOptions): InsurerGateway {
  return {
    sandbox: false,
    async request(request, idempotencyKey) {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': idempotencyKey,
      }
      const target = `${url.replace(/\/$/, '')}/requests`
      try {
        return readInsurerReference(
          await post({ url: target, headers, body: JSON.stringify(request), timeoutMs, tries: 3 }),
        )
      } catch (error) {
        if (error instanceof PostError) throw insurerUnavailable(error.message)
        throw error
      }
    },
  }
}
