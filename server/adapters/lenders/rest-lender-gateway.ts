import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { post, PostError } from '../http-post.ts'
import type { LenderCase, LenderGateway } from './lender-gateway.ts'
import { lenderUnavailable, readCancelAnswer, readOtpAnswer, readReceipt, readStatusChange } from './lender-messages.ts'
import { isListedHandover } from './lender-profiles.ts'
import { isSigned, SIGNATURE_HEADER } from './webhook-signature.ts'

export interface RestLenderOptions {
  /** Base address; applications go to `{url}/lenders/{slug}/applications`, reminders below each, requests to stop to `/cancellations`. */
  url: string
  token: string
  webhookSecret: string
  clock: Clock
  /** For each of the three tries; default 4,000 ms, since the customer waits for the first attempt. */
  timeoutMs?: number
}

/** Path of an application at the hub. */
const caseOf = ({ lender_slug, lender_reference }: Pick<LenderCase, 'lender_slug' | 'lender_reference'>): string =>
  [lender_slug, 'applications', lender_reference].map(encodeURIComponent).join('/')

/**
 * Lenders behind one REST hub. The Idempotency-Key header makes a repeated submission answer with the application that
 * the lender already has, so time-outs and 5xx are tried again at once and later by the caller.
 */
export function createRestLenderGateway(options: RestLenderOptions): LenderGateway {
  const { url, token, webhookSecret, clock, timeoutMs = 4_000 } = options
  const send = async (path: string, body: unknown, idempotencyKey: string): Promise<string> => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': idempotencyKey,
    }
    const target = `${url.replace(/\/$/, '')}/lenders/${path}`
    try {
      return await post({ url: target, headers, body: JSON.stringify(body), timeoutMs, tries: 3 })
    } catch (error) {
      if (error instanceof PostError) throw lenderUnavailable(error.message)
      throw error
    }
  }
  return {
    sandbox: false,
    async submit({ lender_slug, ...application }, idempotencyKey) {
      const answer = await send(`${encodeURIComponent(lender_slug)}/applications`, application, idempotencyKey)
      return readReceipt(answer, (handover) => isListedHandover(lender_slug, handover))
    },
    async nudge({ lender_slug, lender_reference }, idempotencyKey) {
      await send(`${caseOf({ lender_slug, lender_reference })}/reminders`, {}, idempotencyKey)
    },
    async cancel({ lender_slug, app_id, reference, lender_reference }, idempotencyKey) {
      const application = { app_id, reference, lender_reference }
      return readCancelAnswer(
        await send(`${encodeURIComponent(lender_slug)}/cancellations`, application, idempotencyKey),
      )
    },
    async sendOtp(application, phone) {
      await send(`${caseOf(application)}/otp`, { phone }, randomUUID())
    },
    async verifyOtp(application, otp) {
      return readOtpAnswer(await send(`${caseOf(application)}/otp/verify`, { otp }, randomUUID()))
    },
    readWebhook(lenderId, bytes, headers) {
      const signed = isSigned(webhookSecret, lenderId, bytes, headers.get(SIGNATURE_HEADER), clock.now())
      return Promise.resolve().then(() => (signed ? readStatusChange(bytes) : null))
    },
  }
}
