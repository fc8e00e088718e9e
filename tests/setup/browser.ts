import type { App } from '#server/app.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey, Endpoints } from '#src/contract/endpoints.ts'
import { addressOf } from '#src/contract/endpoints/address-of.ts'
import type { CallParts, EndpointRow, Given, ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import type { ErrorCode, ErrorEnvelope, ERRORS } from '#src/contract/errors.ts'

export const ORIGIN = 'http://127.0.0.1:4000'

/** The answer to a call of which no row is known. */
export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, or the text of an answer that is none. */
  body: unknown
}
export interface Taken<Body> {
  status: 200
  headers: Headers
  body: Body
}
export interface Refusal {
  status: (typeof ERRORS)[ErrorCode]
  headers: Headers
  body: ErrorEnvelope
}
type BodyFrom<K extends EndpointKey> = ResponseOf<Endpoints[K]>
export type AnswerTo<K extends EndpointKey> = Taken<BodyFrom<K>> | Refusal

export interface RequestOptions {
  headers?: Record<string, string | null>
  /** Untouched body instead of JSON. */
  raw?: BodyInit
  token?: string | null
}
/** As the screens make a call, and what no screen does. A file goes as `raw` form. */
type CallOptions<K extends EndpointKey> = CallParts<Endpoints[K]> & RequestOptions
export type QueryTo<K extends EndpointKey> = CallOptions<K>['query']
export type BodyTo<K extends EndpointKey> = CallOptions<K>['body']
export type Options<K extends EndpointKey> = Given<CallOptions<K>>

/** What a row does not take, asked on purpose. */
export const untyped = (value: unknown): never => value as never

/** The path of a call, for whoever sees it go by or makes it without a browser. */
export const pathOf = <K extends EndpointKey>(
  key: K,
  ...[parts]: Given<Pick<CallParts<Endpoints[K]>, 'params'>>
): string => addressOf(ENDPOINTS[key], (parts as Sent | undefined)?.params)
interface Sent extends RequestOptions {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** A browser without a screen: keeps cookies as one does, and says where its requests come from. */
export class Browser {
  readonly cookies = new Map<string, string>()
  token: string | null = null
  readonly #app: Pick<App, 'fetch'>

  constructor(app: Pick<App, 'fetch'>) {
    this.#app = app
  }

  /**
   * What a call says that is taken.
   * @throws Error when it is refused.
   */
  async call<K extends EndpointKey>(key: K, ...options: Options<K>): Promise<BodyFrom<K>> {
    const answer = await this.answer(key, ...options)
    if (answer.status !== 200) throw new Error(told(key, answer))
    return answer.body
  }

  /**
   * The refusal of a call.
   * @throws Error when it is taken.
   */
  async refusal<K extends EndpointKey>(key: K, ...options: Options<K>): Promise<Refusal> {
    const answer = await this.answer(key, ...options)
    if (answer.status === 200) throw new Error(told(key, answer))
    return answer
  }

  async status<K extends EndpointKey>(key: K, ...options: Options<K>): Promise<number> {
    return (await this.answer(key, ...options)).status
  }

  /** The answer to a call, taken or refused. */
  async answer<K extends EndpointKey>(key: K, ...options: Options<K>): Promise<AnswerTo<K>> {
    return (await this.send(...requestOf(key, options[0]))) as AnswerTo<K>
  }

  /**
   * A file as its bytes.
   * @throws Error when it is refused.
   */
  async file<K extends EndpointKey>(key: K, ...options: Options<K>): Promise<Taken<Uint8Array>> {
    const response = await this.ask(...requestOf(key, options[0]))
    const { status, headers } = response
    if (status !== 200) throw new Error(told(key, { status, body: await response.text() }))
    return { status, headers, body: new Uint8Array(await response.arrayBuffer()) }
  }

  get(path: string, options?: RequestOptions): Promise<Answer> {
    return this.send('GET', path, undefined, options)
  }

  post(path: string, body?: unknown, options?: RequestOptions): Promise<Answer> {
    return this.send('POST', path, body, options)
  }

  async send(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer> {
    const response = await this.ask(method, path, body, options)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parse(text) }
  }

  private async ask(method: string, path: string, body: unknown, options: RequestOptions): Promise<Response> {
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })
    if (method !== 'GET') headers.set('origin', ORIGIN)
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const token = options.token === undefined ? this.token : options.token
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    const payload = options.raw ?? (body === undefined ? undefined : JSON.stringify(body))
    if (body !== undefined) headers.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(options.headers ?? {}))
      if (value === null) headers.delete(name)
      else headers.set(name, value)
    const init = { method, headers, ...(payload === undefined ? {} : { body: payload }) }
    const response = await this.#app.fetch(new Request(ORIGIN + path, init))
    this.keepCookies(response.headers)
    return response
  }

  keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(pair.slice(0, at))
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}

function requestOf(key: EndpointKey, options: object = {}): [string, string, unknown, RequestOptions] {
  const row: EndpointRow = ENDPOINTS[key]
  const { params, query, body, ...rest }: Sent = options
  // A POST without fields still says that it is JSON, as the screens' do.
  const sent = row.method === 'POST' && rest.raw === undefined ? (body ?? {}) : undefined
  return [row.method, addressOf(row, params, query), sent, rest]
}

function told(key: EndpointKey, { status, body }: Pick<Answer, 'status' | 'body'>): string {
  const { method, path } = ENDPOINTS[key]
  return `${method} ${path} answered ${status}: ${JSON.stringify(body)}`
}

/**
 * What was said by a call that was taken.
 * @throws Error when it was refused.
 */
export function bodyOf<Body>(answer: Taken<Body> | Refusal): Body
export function bodyOf<Body>(answer: Answer): Body
export function bodyOf({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`status ${status}: ${JSON.stringify(body)}`)
  return body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
