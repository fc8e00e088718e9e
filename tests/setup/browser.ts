import type { App } from '#server/app.ts'

export const ORIGIN = 'http://127.0.0.1:4000'

export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, or the text of an answer that is none. */
  body: unknown
}
export interface RequestOptions {
  headers?: Record<string, string | null>
  /** Untouched body instead of JSON. */
  raw?: BodyInit
  token?: string | null
}

/** A browser without a screen: keeps cookies as one does, and says where its requests come from. */
export class Browser {
  readonly cookies = new Map<string, string>()
  token: string | null = null
  readonly #app: Pick<App, 'fetch'>

  constructor(app: Pick<App, 'fetch'>) {
    this.#app = app
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

  /** A file as its bytes. */
  async file(path: string, options: RequestOptions = {}): Promise<Answer & { body: Uint8Array }> {
    const response = await this.ask('GET', path, undefined, options)
    const { status, headers } = response
    return { status, headers, body: new Uint8Array(await response.arrayBuffer()) }
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
