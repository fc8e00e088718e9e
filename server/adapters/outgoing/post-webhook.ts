import { lookup as lookUpName } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { mayCall, urlProblem } from './public-address.ts'

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
  timeoutMs: number
}

export interface WebhookRules {
  /** Our own machine may be called, without encryption too: demo and test mode. */
  loopback: boolean
  /** How names are resolved; tests hand in their own. */
  lookup?: typeof lookUpName
}

/**
 * POSTs once and answers the HTTP status, whatever it is; redirects are not followed and the answer's body is not read.
 * The address that a name resolves to is checked and then called itself, so that it cannot change in between.
 * @throws WebhookError
 */
export async function postWebhook(
  { url, headers, body, timeoutMs }: WebhookRequest,
  { loopback, lookup = lookUpName }: WebhookRules,
): Promise<number> {
  const target = new URL(url)
  if (urlProblem(target, loopback) !== null) throw new WebhookError('address')
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
    const outgoing = send(target, {
      method: 'POST',
      agent: false,
      lookup: checkedLookup,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    })
    outgoing.on('response', (answer) => {
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    outgoing.on('error', (error) => {
      reject(
        error instanceof WebhookError
          ? error
          : new WebhookError(error.name === 'AbortError' || error.name === 'TimeoutError' ? 'timeout' : 'unreachable'),
      )
    })
    outgoing.end(body)
  })
}
