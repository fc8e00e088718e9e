import { createHmac, randomBytes } from 'node:crypto'

/** RFC 6238 as every authenticator app has it: HMAC-SHA-1, six digits, a period of 30 seconds. */
const PERIOD_MS = 30_000
const DIGITS = 6
/** A phone whose clock is a little off, or somebody who types slowly: one period before and after. */
const DRIFT = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, as the RFC recommends, in base32. */
export const newSecret = (): string => base32(randomBytes(20))

export const stepOf = (now: Date): number => Math.floor(now.getTime() / PERIOD_MS)

/** The code of one period. @param secret base32 */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * The period whose code this is, newer than `after`; null for a wrong code and for one that was taken before: the same
 * code never counts twice, nor does an older one.
 */
export function matchingStep(secret: string, code: string, now: Date, after: number): number | null {
  const present = stepOf(now)
  for (let step = Math.max(present - DRIFT, after + 1); step <= present + DRIFT; step += 1)
    if (codeAt(secret, step) === code) return step
  return null
}

/** What the square code on the screen says to the app. */
export function keyUri(secret: string, account: string, issuer: string): string {
  const query = new URLSearchParams({ secret, issuer })
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query.toString().replaceAll('+', '%20')}`
}

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET.charAt(parseInt(five.padEnd(5, '0'), 2))).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
