import type { SessionArea } from '../session.ts'
import { newToken, sameHash } from './vault.ts'
import type { Vault } from './vault.ts'

/** `__Host-`: browsers accept it only from us, over a secure connection or loopback, for the whole host. */
export const SID_COOKIES: Record<SessionArea, string> = {
  customer: '__Host-sid',
  admin: '__Host-asid',
  partner: '__Host-psid',
}

const signatureOf = (vault: Vault, area: SessionArea, token: string): string => vault.index(`sid-${area}`, token)

/** A new value of the area's cookie: 256 random bits and our signature. */
export function newSid(vault: Vault, area: SessionArea): string {
  const token = newToken()
  return `${token}.${signatureOf(vault, area, token)}`
}

/** Have we made this value, for this very area? */
export function isOurSid(vault: Vault, area: SessionArea, value: string): boolean {
  const [, token, signature] = /^([\w-]{43})\.([0-9a-f]{64})$/.exec(value) ?? []
  return token !== undefined && signature !== undefined && sameHash(signature, signatureOf(vault, area, token))
}
