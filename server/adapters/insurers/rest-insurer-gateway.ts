import { post, PostError } from '../http-post.ts'
import { insurerUnavailable, readInsurerForgot, readInsurerReference } from './insurer-gateway.ts'
import type { InsurerGateway } from './insurer-gateway.ts'

export interface RestInsurerOptions {
  /** Base address; requests go to `{url}/requests`, which answers `{ insurer_reference }`, what is to be forgotten to `{url}/erasures`. */
  url: string
  token: string
  /** For each of the three tries; default 8,000 ms, since nobody waits for it. */
  timeoutMs?: number
}

/** Insurers behind one REST hub. The Idempotency-Key header makes a repeated request one request. */
export function createRestInsurerGateway({ url, token, timeoutMs = 8_000 }: RestInsurerOptions): InsurerGateway {
  const ask = async <T>(path: string, body: unknown, key: string, read: (answer: string) => T): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key }
    const target = `${url.replace(/\/$/, '')}/${path}`
    try {
      return read(await post({ url: target, headers, body: JSON.stringify(body), timeoutMs, tries: 3 }))
    } catch (error) {
      if (error instanceof PostError) throw insurerUnavailable(error.message)
      throw error
    }
  }
  return {
    sandbox: false,
    request: (request, key) => ask('requests', request, key, readInsurerReference),
    forget: (request, key) => ask('erasures', request, key, readInsurerForgot),
  }
}
