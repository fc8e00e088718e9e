import { newToken, sameHash } from '#server/crypto/vault.ts'
import type { Vault } from '#server/crypto/vault.ts'
import { days } from '#src/contract/rules/time.ts'

/** Areas whose people sign in with a password. */
export type PasswordArea = 'admin' | 'partner'

/** `__Host-`: only we can have set it. */
const COOKIES: Record<PasswordArea, string> = { admin: '__Host-aknown', partner: '__Host-pknown' }
const DAYS = 180
const ATTRIBUTES = `Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${days(DAYS) / 1_000}`

const signatureOf = (vault: Vault, area: PasswordArea, login: string, device: string): string =>
  vault.index(`${area}-device`, `${device} ${login}`)

/** A cookie that says: from this browser this person has signed in before. It opens nothing. */
export function deviceCookie(vault: Vault, area: PasswordArea, login: string): string {
  const device = newToken()
  return `${COOKIES[area]}=${device}.${signatureOf(vault, area, login, device)}; ${ATTRIBUTES}`
}

/** The browser from which this person has signed in before; null for every other one. */
export function knownDevice(
  vault: Vault,
  area: PasswordArea,
  login: string,
  cookies: ReadonlyMap<string, string>,
): string | null {
  const [, device, signature] = /^([\w-]{43})\.([0-9a-f]{64})$/.exec(cookies.get(COOKIES[area]) ?? '') ?? []
  if (device === undefined || signature === undefined) return null
  return sameHash(signature, signatureOf(vault, area, login, device)) ? device : null
}
