import type { App } from '#server/app.ts'
import { ORIGIN } from '#tests/setup/browser.ts'

export interface Credential {
  token: string | null
  cookie: string | null
}

export interface Outgoing {
  method: string
  path: string
  /** Sent as JSON. */
  body?: unknown
  /** Untouched body, sent as it is. */
  raw?: BodyInit
  /** Replaces what a script of our own page would send; null takes a header away. */
  headers?: Record<string, string | null>
}
export interface Reply {
  status: number
  headers: Headers
  text: string
  /** Parsed JSON; undefined when the answer is none. */
  body: unknown
}

/** Sends what a script of our own page would send, with exactly the given credential and no memory of earlier answers. */
export async function send(
  app: Pick<App, 'fetch'>,
  credential: Credential,
  { method, path, body, raw, headers = {} }: Outgoing,
): Promise<Reply> {
  const sent = new Headers({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })
  if (method !== 'GET' && method !== 'HEAD') sent.set('origin', ORIGIN)
  if (credential.cookie !== null) sent.set('cookie', credential.cookie)
  if (credential.token !== null) sent.set('authorization', `Bearer ${credential.token}`)
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const init: RequestInit & { duplex?: 'half' } = { method, headers: sent, duplex: 'half' }
  if (payload !== undefined) init.body = payload
  if (body !== undefined) sent.set('content-type', 'application/json')
  const request = new Request(ORIGIN + path, init)
  for (const [name, value] of Object.entries(headers))
    if (value === null) request.headers.delete(name)
    else request.headers.set(name, value)
  const response = await app.fetch(request)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parse(text) }
}

export const isSuccess = (reply: Reply): boolean => reply.status >= 200 && reply.status < 300

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
