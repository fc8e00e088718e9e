import { isOurSid, newSid, SID_COOKIES } from '../crypto/sid.ts'
import type { Vault } from '../crypto/vault.ts'
import type { SessionArea } from '../session.ts'

const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** The HttpOnly cookies of one request, and the ones its answer sets. */
export interface Sids {
  hash: (area: SessionArea) => string | null
  rotate: (area: SessionArea) => string
  clear: (area: SessionArea) => void
  setCookies(): string[]
}

export function readSids(headers: Headers, vault: Vault): Sids {
  const sent = readCookies(headers.get('cookie') ?? '')
  const hashes = new Map<SessionArea, string>()
  for (const area of ['customer', 'admin', 'partner'] as const) {
    const value = sent.get(SID_COOKIES[area])
    // What we have not made for this very area is treated as none: a chosen value is never adopted.
    if (value !== undefined && isOurSid(vault, area, value)) hashes.set(area, vault.hashToken(value))
  }
  const changes = new Map<SessionArea, string>()
  return {
    hash: (area) => hashes.get(area) ?? null,
    rotate(area) {
      const value = newSid(vault, area)
      const hash = vault.hashToken(value)
      hashes.set(area, hash)
      changes.set(area, `${SID_COOKIES[area]}=${value}; ${ATTRIBUTES}`)
      return hash
    },
    clear(area) {
      hashes.delete(area)
      changes.set(area, `${SID_COOKIES[area]}=; ${ATTRIBUTES}; Max-Age=0`)
    },
    setCookies: () => [...changes.values()],
  }
}

/** Name to value; of a name sent twice the first counts. */
export function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
  return cookies
}
