import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header of a lender's signed report: `t=<unix seconds>,v1=<hex>`. */
export const SIGNATURE_HEADER = 'x-lender-signature'
/** The same of what became of text messages. */
export const SMS_SIGNATURE_HEADER = 'x-sms-signature'
/** The same of mail that came in. */
export const MAIL_SIGNATURE_HEADER = 'x-mail-signature'
/** A lender by its id, so that no report can be replayed as another's, the SMS gateway, or whoever takes our mail. */
type Reporter = number | 'sms' | 'mail'
/** How far the signed time may be from ours, seconds, either way. */
const SIGNATURE_WINDOW_SECONDS = 300

/**
 * Signature header for a report of one sender at one time: HMAC-SHA256, hex, over `t.who.` and the untouched bytes.
 */
export function signWebhook(secret: string, who: Reporter, bytes: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, who, seconds, bytes).toString('hex')}`
}

/** True when the header is this sender's signature over these bytes and its time lies within the window. */
export function isSigned(secret: string, who: Reporter, bytes: Uint8Array, header: string | null, now: Date): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!parts) return false
  const seconds = Number(parts[1])
  const expected = digest(secret, who, seconds, bytes)
  const same = timingSafeEqual(expected, Buffer.from(parts[2] ?? '', 'hex'))
  return same && Math.abs(now.getTime() / 1000 - seconds) <= SIGNATURE_WINDOW_SECONDS
}

function digest(secret: string, who: Reporter, seconds: number, bytes: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${who}.`).update(bytes).digest()
}
