import { newToken, sameHash } from '#server/crypto/vault.ts'
import type { Vault } from '#server/crypto/vault.ts'
import { HOLD_DAYS } from '#src/contract/attribution.ts'
import { days } from '#src/contract/rules/time.ts'

/** Browser cookies by which somebody who followed a link, or scanned a QR code, is known again. They name nobody. */
const VISIT_COOKIES = ['lead', 'qr'] as const
export type VisitCookie = (typeof VISIT_COOKIES)[number]

const VISIT_LENGTH = 22
const SIGN_LENGTH = 22

/** Not Strict: the first page is opened by a redirect from elsewhere. */
const ATTRIBUTES = `Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${days(HOLD_DAYS) / 1_000}`

const signatureOf = (vault: Vault, visit: string): string => vault.index('visit', visit).slice(0, SIGN_LENGTH)

/** A new random name of a visit. */
export const newVisit = (): string => newToken().slice(0, VISIT_LENGTH)

export const visitCookie = (vault: Vault, name: VisitCookie, visit: string): string =>
  `${name}=${visit}.${signatureOf(vault, visit)}; ${ATTRIBUTES}`

/** Where the link led, beside it. */
export const urlCookie = (path: string): string => `url=${encodeURIComponent(path)}; ${ATTRIBUTES}`

/** The visits that a browser's cookies name; whatever we have not signed is none. */
export function readVisits(vault: Vault, cookies: ReadonlyMap<string, string>): string[] {
  const visits = VISIT_COOKIES.flatMap((name) => {
    const [, visit, signature] = /^([\w-]{22})\.([0-9a-f]{22})$/.exec(cookies.get(name) ?? '') ?? []
    return visit && signature && sameHash(signature, signatureOf(vault, visit)) ? [visit] : []
  })
  return [...new Set(visits)]
}
