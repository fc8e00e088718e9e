import { lookup as lookUpName } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { requestIdHeader } from '#server/request-id.ts'
import { mayCall, urlProblem } from '../webhooks/public-address.ts'
import { CallError, NotAsked } from './call-error.ts'
import { targetKey } from './outgoing.ts'
import type { Outgoing } from './outgoing.ts'

/** Why an event did not arrive; `address`: it leads to a network that we do not call. */
export class WebhookError extends Error {
  readonly reason: 'address' | 'unreachable' | 'timeout'
  constructor(reason: WebhookError['reason']) {
    super(`webhook: ${reason}`)
    this.name = 'WebhookError'
    this.reason = reason
  }
}

export interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
  /** From waiting for its turn to the status of the answer. */
  timeoutMs: number
}

/** The partner's server at this address, as `targetKey` names it. */
export const webhookTarget = (url: string): string => targetKey('webhook', new URL(url).host)

export interface WebhookRules {
  /** Our own machine may be called, without encryption too: demo and test mode. */
  loopback: boolean
  /** How names are resolved; tests hand in their own. */
  lookup?: typeof lookUpName
}

/**
 * POSTs once and answers the HTTP status, whatever it is; redirects are not followed and the answer's body is not read.
 * The address that a name resolves to is checked and then called itself, so that it cannot change in between.
 * @throws WebhookError; NotAsked when nothing was sent
 */
export async function postWebhook(
  outgoing: Outgoing,
  request: WebhookRequest,
  { loopback, lookup = lookUpName }: WebhookRules,
): Promise<number> {
  const target = new URL(request.url)
  if (urlProblem(target, loopback) !== null) throw new WebhookError('address')
  // An address that we do not call is no failure of whoever lives there.
  const blames = (error: unknown) => !(error instanceof WebhookError && error.reason === 'address')
  try {
    return await outgoing
      .to('webhook', target.host)
      .run(request.timeoutMs, (signal) => postOnce(target, request, { loopback, lookup, signal }), blames)
  } catch (error) {
    if (error instanceof CallError && !(error instanceof NotAsked))
      throw new WebhookError(error.outcome === 'timeout' ? 'timeout' : 'unreachable')
    throw error
  }
}

function postOnce(
  target: URL,
  { headers, body }: WebhookRequest,
  { loopback, lookup, signal }: Required<WebhookRules> & { signal: AbortSignal },
): Promise<number> {
  const checkedLookup: LookupFunction = (host, options, done) => {
    lookup(host, { family: options.family ?? 0, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new WebhookError('unreachable'), '', 0)
      // One private address among public ones is no accident.
      if (!found.every(({ address }) => mayCall(address, loopback))) return done(new WebhookError('address'), '', 0)
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })
  }
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const call = send(target, {
      method: 'POST',
      agent: false,
      lookup: checkedLookup,
      signal,
      headers: { ...headers, ...requestIdHeader(), 'content-length': String(Buffer.byteLength(body)) },
    })
    call.on('response', (answer) => {
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', (error) => reject(error instanceof WebhookError ? error : new WebhookError('unreachable')))
    call.end(body)
  })
}
