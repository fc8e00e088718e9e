import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { CallError } from '../outgoing/call-error.ts'
import type { Outgoing } from '../outgoing/outgoing.ts'
import { isSigned, SIGNATURE_HEADER } from '../webhooks/report-signature.ts'
import type { LenderCancellation, LenderCase, LenderGateway, OnTry } from './lender-gateway.ts'
import {
  lenderUnavailable,
  readCancelAnswer,
  readExitAnswer,
  readForgetAnswer,
  readOtpAnswer,
  readReceipt,
  readStatusChange,
} from './lender-messages.ts'
import { isListedHandover } from './lender-profiles.ts'

export interface RestLenderOptions {
  /** Each lender behind the hub has turns and a breaker of its own: one that is down stops none of the others. */
  outgoing: Outgoing
  /** Base address; applications go to `{url}/lenders/{slug}/applications`, enquiries to `/enquiries`, reminders and returned loans below each, requests to stop to `/cancellations`, to forget to `/erasures`. */
  url: string
  token: string
  webhookSecret: string
  clock: Clock
  /** For each of the three tries; default 4,000 ms, since the customer waits for the first attempt. */
  timeoutMs?: number
}

/** Path of an application below its lender's. */
const caseOf = ({ lender_reference }: Pick<LenderCase, 'lender_reference'>): string =>
  `applications/${encodeURIComponent(lender_reference)}`

/** Where that it said yes is the whole answer. */
const nothing = (): void => undefined

/**
 * Lenders behind one REST hub. The Idempotency-Key header makes a repeated submission answer with the application that
 * the lender already has, so time-outs and 5xx are tried again at once and later by the caller.
 */
export function createRestLenderGateway(options: RestLenderOptions): LenderGateway {
  const { outgoing, url, token, webhookSecret, clock, timeoutMs = 4_000 } = options
  /** Asks and reads: an answer that cannot be read is told as such, not as one that came. */
  const ask = async <T>(
    lender: string,
    path: string,
    body: unknown,
    { key, onTry, read }: { key: string; onTry: OnTry; read: (answer: string) => T },
  ): Promise<T> => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    }
    const address = `${url.replace(/\/$/, '')}/lenders/${encodeURIComponent(lender)}/${path}`
    const request = { url: address, headers, body: JSON.stringify(body), timeoutMs, tries: 3 }
    try {
      return await outgoing.to('lender', lender).post({ ...request, read, onTry })
    } catch (error) {
      if (error instanceof CallError) throw lenderUnavailable(error)
      throw error
    }
  }
  const about = ({ app_id, reference, lender_reference }: LenderCancellation) => ({
    app_id,
    reference,
    lender_reference,
  })
  return {
    sandbox: false,
    submit: ({ lender_slug, ...application }, key, onTry) =>
      ask(lender_slug, 'applications', application, {
        key,
        onTry,
        read: (answer) => readReceipt(answer, (handover) => isListedHandover(lender_slug, handover)),
      }),
    enquire: ({ lender_slug, ...enquiry }, key, onTry) =>
      ask(lender_slug, 'enquiries', enquiry, { key, onTry, read: nothing }),
    nudge: (application, key, onTry) =>
      ask(application.lender_slug, `${caseOf(application)}/reminders`, {}, { key, onTry, read: nothing }),
    cancel: (application, key, onTry) =>
      ask(application.lender_slug, 'cancellations', about(application), {
        key,
        onTry,
        read: readCancelAnswer,
      }),
    forget: (application, key, onTry) =>
      ask(application.lender_slug, 'erasures', about(application), {
        key,
        onTry,
        read: readForgetAnswer,
      }),
    exit: ({ amount, returned, ...loan }, key, onTry) =>
      ask(loan.lender_slug, `${caseOf(loan)}/exits`, { amount, returned }, { key, onTry, read: readExitAnswer }),
    sendOtp: (application, phone, onTry) =>
      ask(
        application.lender_slug,
        `${caseOf(application)}/otp`,
        { phone },
        { key: randomUUID(), onTry, read: nothing },
      ),
    verifyOtp: (application, otp, onTry) =>
      ask(
        application.lender_slug,
        `${caseOf(application)}/otp/verify`,
        { otp },
        { key: randomUUID(), onTry, read: readOtpAnswer },
      ),
    readWebhook(lenderId, bytes, headers) {
      const signed = isSigned(webhookSecret, lenderId, bytes, headers.get(SIGNATURE_HEADER), clock.now())
      return Promise.resolve().then(() => (signed ? readStatusChange(bytes) : null))
    },
  }
}
