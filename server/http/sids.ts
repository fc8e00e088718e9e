import { newToken, sameHash, type Vault } from '../crypto/vault.ts'
import type { SessionArea } from './handler.ts'

/** `__Host-`: browsers accept it only from us, over a secure connection or loopback, for the whole host. */
export const SID_COOKIES: Record<SessionArea, string> = {
  customer: '__Host-sid',
  admin: '__Host-asid',
  partner: '__Host-psid',
}
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'

const signatureOf = (vault: Vault, area: SessionArea, token: string): string => vault.index(`sid-${area}`, token)

/** A new value of the area's cookie: 256 random bits and our signature. */
export function newSid(vault: Vault, area: SessionArea): string {
  const token = newToken()
  return `${token}.${signatureOf(vault, area, token)}`
}

function isOurs(vault: Vault, area: SessionArea, value: string): boolean {
  const [, token, signature] = /^([\w-]{43})\.([0-9a-f]{64})$/.exec(value) ?? []
  return token !== undefined && signature !== undefined && sameHash(signature, signatureOf(vault, area, token))
}

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
    if (value !== undefined && isOurs(vault, area, value)) hashes.set(area, vault.hashToken(value))
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
