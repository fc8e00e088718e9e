import type { Clock } from '#server/clock.ts'
import { post, PostError } from '../http-post.ts'
import type { LenderGateway } from './lender-gateway.ts'
import { lenderUnavailable, readReceipt, readStatusChange } from './lender-messages.ts'
import { isListedHandover } from './lender-profiles.ts'
import { isSigned, SIGNATURE_HEADER } from './webhook-signature.ts'

export interface RestLenderOptions {
  /** Base address; applications go to `{url}/lenders/{slug}/applications`. */
  url: string
  token: string
  webhookSecret: string
  clock: Clock
  /** For each of the three tries; default 4,000 ms, since the customer waits for the first attempt. */
  timeoutMs?: number
}

/**
 * Lenders behind one REST hub. The Idempotency-Key header makes a repeated submission answer with the application that
 * the lender already has, so time-outs and 5xx are tried again at once and later by the caller.
 */
export function createRestLenderGateway(options: RestLenderOptions): LenderGateway {
  const { url, token, webhookSecret, clock, timeoutMs = 4_000 } = options
  return {
    sandbox: false,
    async submit({ lender_slug, ...application }, idempotencyKey) {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': idempotencyKey,
      }
      const target = `${url.replace(/\/$/, '')}/lenders/${encodeURIComponent(lender_slug)}/applications`
      try {
        const answer = await post({ url: target, headers, body: JSON.stringify(application), timeoutMs, tries: 3 })
        return readReceipt(answer, (handover) => isListedHandover(lender_slug, handover))
      } catch (error) {
        if (error instanceof PostError) throw lenderUnavailable(error.message)
        throw error
      }
    },
    readWebhook(lenderId, bytes, headers) {
      const signed = isSigned(webhookSecret, lenderId, bytes, headers.get(SIGNATURE_HEADER), clock.now())
      return Promise.resolve().then(() => (signed ? readStatusChange(bytes) : null))
    },
  }
}
