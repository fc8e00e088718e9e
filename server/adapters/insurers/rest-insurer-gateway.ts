import { CallError } from '../outgoing/call-error.ts'
import type { Target } from '../outgoing/outgoing.ts'
import { insurerUnavailable, readInsurerForgot, readInsurerReference } from './insurer-gateway.ts'
import type { InsurerGateway } from './insurer-gateway.ts'

export interface RestInsurerOptions {
  target: Target
  /** Base address; requests go to `{url}/requests`, which answers `{ insurer_reference }`, what is to be forgotten to `{url}/erasures`. */
  url: string
  token: string
  /** For each of the three tries; default 8,000 ms, since nobody waits for it. */
  timeoutMs?: number
}

/** Insurers behind one REST hub. The Idempotency-Key header makes a repeated request one request. */
export function createRestInsurerGateway({
  target,
  url,
  token,
  timeoutMs = 8_000,
}: RestInsurerOptions): InsurerGateway {
  const ask = async <T>(path: string, body: unknown, key: string, read: (answer: string) => T): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key }
    const request = { url: `${url.replace(/\/$/, '')}/${path}`, headers, body: JSON.stringify(body) }
    try {
      return await target.post({ ...request, timeoutMs, tries: 3, read })
    } catch (error) {
      if (error instanceof CallError) throw insurerUnavailable(error.message)
      throw error
    }
  }
  return {
    sandbox: false,
    request: (request, key) => ask('requests', request, key, readInsurerReference),
    forget: (request, key) => ask('erasures', request, key, readInsurerForgot),
  }
}
