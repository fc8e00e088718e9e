import axios, { AxiosError, isAxiosError } from 'axios'
import type { AxiosRequestConfig, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import i18n from 'i18next'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey, Endpoints } from '#src/contract/endpoints.ts'
import { addressOf } from '#src/contract/endpoints/address-of.ts'
import type { CallParts, ClientRow, Given, ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { ERRORS, NOT_THERE, SESSION_ENDS } from '#src/contract/errors.ts'
import type { ErrorCode, SessionEnd } from '#src/contract/errors.ts'
import { areaOf } from '#src/contract/pages.ts'
import { endOpening, isOpening, openingAnswer } from '../early/opening.ts'
import { API_HOST } from '../env.ts'
import { isRefusedEarly, repeatBusy } from '../retry/repeat-busy.ts'
import { expireSession } from '../session/session-expiry.ts'
import { bearerOf, getSession, patchSession } from '../session/session-store.ts'
import { toast } from '../toast.ts'
import { ApiError } from './api-error.ts'
import { queryClient } from './query.ts'

export { ApiError } from './api-error.ts'

export type CallOptions<K extends EndpointKey> = CallParts<Endpoints[K]> & {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** For calls that take long by their nature. */
  timeoutMs?: number
  /** The file of a multipart call with the texts beside it, instead of a body. */
  form?: FormData
  /** Lets the request outlive the page: for what is saved while it closes (at most 64 KB). */
  keepalive?: boolean
}

/** A file stays a file: its text could be larger than a page can hold. */
export type AnswerOf<K extends EndpointKey> = Endpoints[K] extends { answerKind: string }
  ? Blob
  : ResponseOf<Endpoints[K]>

const TIMEOUT_MS = 30_000
/** A file of a million lines is on its way for minutes. */
const FILE_TIMEOUT_MS = 600_000

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The row of the call; what its interceptors know of it comes from there. */
    endpoint?: EndpointKey
    /** The bearer that went along, null = none. */
    bearer?: string | null
  }
}

const client = axios.create({ baseURL: API_HOST, withCredentials: true, timeout: TIMEOUT_MS, xsrfCookieName: '' })

// At once and not a moment later: the session, and the address of the page, are those of the call.
client.interceptors.request.use(withBearer, null, { synchronous: true })
client.interceptors.response.use(checked, refused)

/**
 * One API call, typed from its row. The bearer token of the row's area goes along; a public call carries the
 * customer's.
 * @throws ApiError on every failure; code 'network' without an answer, 'timeout' after 30 s.
 */
export async function call<K extends EndpointKey>(key: K, ...[options]: Given<CallOptions<K>>): Promise<AnswerOf<K>> {
  const row: ClientRow = ENDPOINTS[key]
  const { params, query, body, form, headers, signal, timeoutMs, keepalive } = (options ?? {}) as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
    form?: FormData
    headers?: Record<string, string>
    signal?: AbortSignal
    timeoutMs?: number
    keepalive?: boolean
  }
  const request = {
    endpoint: key,
    method: row.method,
    url: addressOf(row, params, query),
    // A POST without fields still says that it is JSON: the server takes nothing else from a browser.
    data: row.method === 'POST' ? (form ?? body ?? {}) : undefined,
    headers: { 'Accept-Language': i18n.language || DEFAULT_LOCALE, ...headers },
    ...(signal ? { signal } : {}),
    ...(timeoutMs !== undefined ? { timeout: timeoutMs } : {}),
    ...(row.answerKind !== undefined ? { responseType: 'blob', timeout: FILE_TIMEOUT_MS } : {}),
    ...(keepalive ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
    ...(row.method === 'GET' && isOpening() ? { adapter: fromOpening } : {}),
  } satisfies AxiosRequestConfig
  if (row.method !== 'GET') endOpening()
  const send = () => client.request<AnswerOf<K>>(request)
  // What is refused as busy was refused before any work: it may be sent again, whatever it changes.
  const repeats = (error: unknown) => row.method === 'GET' || isRefusedEarly(error)
  const answer = await repeatBusy(send, repeats, sayBusy).catch(async (error: unknown) => {
    if (isCodeNeeded(row, error) && (await askForCode?.())) return send()
    throw error
  })
  return answer.data
}

/** Whoever waits for a busy server is told so. */
function sayBusy(error: unknown): void {
  if (isRefusedEarly(error)) toast.info(i18n.t('errors:busy'))
}

/** What came with the page is answered as if it had been asked for. */
async function fromOpening(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const kept = await openingAnswer(config.url ?? '')
  if (!kept) return axios.getAdapter(client.defaults.adapter)(config)
  const response = { data: kept.body, status: kept.status, statusText: '', headers: {}, config, request: null }
  if (kept.status < 400) return response
  throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response)
}

/** Asks for a code of the app, or from the mail; answers whether one was right. */
let askForCode: (() => Promise<boolean>) | null = null
/** Whoever can ask for a code does so before a refused act on money or power is sent once more. */
export function setCodeAsker(ask: typeof askForCode): void {
  askForCode = ask
}
/** At a sign-in the page itself asks. */
const isCodeNeeded = ({ area }: ClientRow, error: unknown): boolean =>
  area !== 'public' && error instanceof ApiError && error.code === 'code_needed'

function rowOf({ endpoint }: AxiosRequestConfig): ClientRow {
  if (endpoint === undefined) throw new Error('A call without a row')
  return ENDPOINTS[endpoint]
}

function withBearer(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { area } = rowOf(config)
  // A public call made from the back office is nobody's: it must not carry that area's token around.
  const nobodys = area === 'public' && areaOf(window.location.pathname) !== 'customer'
  config.bearer = nobodys ? null : bearerOf(area === 'public' ? 'customer' : area)
  if (config.bearer) config.headers.setAuthorization(`Bearer ${config.bearer}`, false)
  return config
}

/** A proxy's HTML page, an empty body or a missing part is a failure here, not a blank screen later. */
function checked(answer: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const data = answer.data
  const expected = rowOf(answer.config).response as {
    type: string
    fields?: Record<string, { spec?: { nullable?: boolean; optional?: boolean } }>
  }
  const complete =
    typeof data === 'object' &&
    data !== null &&
    (expected.type !== 'array' || Array.isArray(data)) &&
    Object.entries(expected.fields ?? {}).every(([name, field]) => {
      const value = (data as Record<string, unknown>)[name]
      if (value === undefined) return field.spec?.optional === true
      return value !== null || field.spec?.nullable === true
    })
  if (!complete) throw new ApiError(answer.status, 'bad_answer', i18n.t('errors:bad_answer'))
  return answer
}

/** What went wrong, as an ApiError; a refused bearer ends its session. */
async function refused(error: unknown): Promise<never> {
  if (!isAxiosError<unknown>(error) || !error.config || axios.isCancel(error)) throw error
  if (error.response?.data instanceof Blob) error.response.data = await readJson(error.response.data)
  const row = rowOf(error.config)
  const failure = ofDeleted(row, toApiError(error))
  // A refused password is an answer, not an ended session.
  if (failure.status === 401 && row.area !== 'public')
    expireSession(row.area, error.config.bearer ?? null, endOf(failure.code))
  // The guards lead to the check.
  if (failure.code === 'identity_needed' && error.config.bearer === getSession().token)
    patchSession({ identityDue: true })
  throw failure
}

/** A row that somebody else has deleted: said as what it is, and every list on screen is asked for again. */
function ofDeleted(row: ClientRow, failure: ApiError): ApiError {
  if (row.method !== 'POST' || (row.area !== 'admin' && row.area !== 'partner')) return failure
  if (failure.code !== 'not_found' || failure.message !== NOT_THERE) return failure
  void queryClient.invalidateQueries()
  return new ApiError(failure.status, 'gone', i18n.t('staff:gone'), { saidByServer: true })
}

/** A token whose other half is gone was ended by somebody else in this browser, or is too old to be told apart. */
const endOf = (code: ApiError['code']): SessionEnd => SESSION_ENDS.find((end) => end === code) ?? 'session_left'

/** A refusal of a file is no file. */
async function readJson(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return null
  }
}

function toApiError(error: AxiosError<unknown>): ApiError {
  const { response } = error
  if (!response) {
    const code = error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'network'
    return new ApiError(0, code, i18n.t(`errors:${code}`))
  }
  const envelope = (typeof response.data === 'object' && response.data !== null ? response.data : {}) as {
    message?: unknown
    code?: unknown
    errors?: Record<string, string>
  }
  const code =
    typeof envelope.code === 'string' && envelope.code in ERRORS ? (envelope.code as ErrorCode) : 'server_error'
  const said = typeof envelope.message === 'string' ? envelope.message : ''
  const retryAfter = Number(response.headers['retry-after'])
  const triesLeft = Number(response.headers['x-tries-left'] ?? Number.NaN)
  return new ApiError(response.status, code, said || i18n.t('errors:generic'), {
    saidByServer: said !== '',
    ...(envelope.errors ? { errors: envelope.errors } : {}),
    ...(Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfter } : {}),
    ...(Number.isInteger(triesLeft) ? { triesLeft } : {}),
  })
}
