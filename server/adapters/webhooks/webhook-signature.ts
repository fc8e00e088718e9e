import { createHmac } from 'node:crypto'

/** Header of a signed event: `t=<unix seconds>,v1=<hex>`. */
export const SIGNATURE_HEADER = 'creditlane-signature'

/**
 * Signature header of an event at one time: HMAC-SHA256, hex, over `t.` and the untouched bytes of the body. The time is
 * inside, so that a receiver can refuse what is older than five minutes.
 */
export function signEvent(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`
}
