import { Hono } from 'hono'
import { ArraySchema } from 'yup'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import { routeOf } from '#src/contract/endpoints/address-of.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { AppError } from '#src/contract/errors.ts'
import { clientNetwork } from '../client-network.ts'
import { transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { writeAudit } from '../services/audit/write-audit.ts'
import { requireSecondFactor } from '../services/identity/require-second-factor.ts'
import type { Audited, AuditFacts } from '../services/shared/audited.ts'
import type { Session } from '../session.ts'
import type { ZipPart } from '../sheets/zip-pieces.ts'
import { auditActor, auditDenial, isMasquerade, MASQUERADE_VIEW } from './audit.ts'
import { authorize } from './authorize.ts'
import { errorResponse, toAppError } from './error-response.ts'
import { csvResponse, tableResponse, zipResponse } from './file-response.ts'
import { pdfResponse } from './files/pdf-response.ts'
import type { Call, OwnAnswer, TableFile } from './handler.ts'
import { checkOrigin } from './origin.ts'
import { parseJsonObject, readBytes, requireJsonType } from './read-body.ts'
import { readUpload } from './read-upload.ts'
import { redactForSession } from './redact-for-session.ts'
import { forReading, markWrite } from './replica-reads.ts'
import { requireSession } from './require-session.ts'
import { readSids } from './sids.ts'
import type { Sids } from './sids.ts'
import { stripper } from './stripper.ts'
import { validate, validateTexts } from './validate.ts'
import { languageOf } from './words.ts'

/** What the API knows of a request beyond the request itself. */
export interface Caller {
  ip: string
  requestId: string
  /** This process takes no new connections any more. */
  stopping?: boolean
  /** So many calls are under way that others are refused. */
  busy?: boolean
}

/**
 * So many calls are answered at once: ten for each connection to the database. Whoever comes beyond waits longer than they
 * would stay, and is told at once.
 */
export const MOST_AT_ONCE = 200
const BUSY_SECONDS = 1

/** A handler whose row has been forgotten: the table guarantees the pairing, the rows themselves differ in type. */
export type AnyHandler = (call: Call) => Promise<unknown>

/**
 * Builds the routes from the contract's rows.
 * @throws Error when a row has no handler or a handler no row: the server must not start half described.
 */
export function createApi(
  deps: Deps,
  handlers: Readonly<Record<string, AnyHandler>>,
  rows: Readonly<Record<string, EndpointRow>> = ENDPOINTS,
): (request: Request, caller: Caller) => Promise<Response> {
  // Addresses are matched as they are spelt; the values in them are decoded once, when they are taken out.
  const api = new Hono<{ Bindings: Caller }>({ getPath: (request) => new URL(request.url).pathname })
  const methods = new Map<string, Set<string>>()
  const missing = Object.keys(rows).filter((key) => !Object.hasOwn(handlers, key))
  const surplus = Object.keys(handlers).filter((key) => !Object.hasOwn(rows, key))
  if (missing.length > 0 || surplus.length > 0)
    throw new Error(
      `rows without handler: ${missing.join(', ') || 'none'}; handlers without row: ${surplus.join(', ') || 'none'}`,
    )

  for (const [key, row] of Object.entries(rows)) {
    const handler = handlers[key]
    if (!handler || (row.modes && !row.modes.some((mode) => mode === deps.env.mode))) continue
    const path = routeOf(row)
    const only = answerOf(row, deps)
    methods.set(path, (methods.get(path) ?? new Set()).add(row.method))
    api.on(row.method, path, async (c) => {
      const ask = (address: string, bearer: string | null) => askItself(api, c.req.raw, c.env, address, bearer)
      const work = () => answer(deps, { row, handler, only }, c.req.raw, { ...c.env, ask }, c.req.param())
      return deps.telemetry ? deps.telemetry.watch('call', key, work, ({ status }) => String(status)) : work()
    })
  }
  for (const [path, allowed] of methods)
    api.all(path, (c) => {
      const error = new AppError('method_not_allowed', 'This address does not take this method.')
      const response = errorResponse(error, languageOf(c.req.raw.headers))
      response.headers.set('allow', [...allowed].join(', '))
      return response
    })
  api.notFound((c) => errorResponse(new AppError('not_found', 'There is nothing here.'), languageOf(c.req.raw.headers)))
  let running = 0
  return async (request, caller) => {
    const busy = running >= MOST_AT_ONCE
    const isHealth = new URL(request.url).pathname === routeOf(ENDPOINTS.getHealth)
    // Before any work: the same may be asked again, whatever it changes.
    if (busy && !isHealth) {
      deps.log.warn({ running }, 'busy: a call was refused before any work')
      const error = new AppError('busy', 'Too many people are here just now. Please wait a moment.', {
        retryAfter: BUSY_SECONDS,
      })
      return errorResponse(error, languageOf(request.headers))
    }
    running += 1
    try {
      return await api.fetch(request, { ...caller, busy })
    } finally {
      running -= 1
    }
  }
}

/** Takes what the activity log says of a call from what its handler answers. */
function factsIn({ response, answerKind }: EndpointRow, result: unknown): { audit: AuditFacts; value: unknown } {
  if (typeof result !== 'object' || result === null || !('audit' in result)) return { audit: {}, value: result }
  const { audit, ...value } = result as Audited<{ answer?: unknown }>
  const isBeside = response instanceof ArraySchema || answerKind === 'csv' || answerKind === 'pdf'
  return { audit, value: isBeside ? value.answer : value }
}

/** A read of the same browser, with all that is checked and noted of it. */
async function askItself(
  api: { fetch(request: Request, caller: Caller): Response | Promise<Response> },
  { url, headers: own }: Request,
  caller: Caller,
  address: string,
  bearer: string | null,
): Promise<OwnAnswer> {
  const headers = new Headers(own)
  if (bearer === null) headers.delete('authorization')
  else headers.set('authorization', `Bearer ${bearer}`)
  const response = await api.fetch(new Request(new URL(address, url), { headers }), caller)
  return { address, status: response.status, body: await response.json() }
}

async function answer(
  deps: Deps,
  { row, handler, only }: { row: EndpointRow; handler: AnyHandler; only: (answer: unknown) => unknown },
  request: Request,
  caller: Caller & Pick<Call, 'ask'>,
  pathParams: Record<string, string>,
): Promise<Response> {
  const sids = readSids(request.headers, deps.vault)
  const headers = new Headers()
  let status = 200
  let session: Session | null = null
  let asked = false
  let noted = false
  let response: Response
  try {
    const wait = deps.limits.take(clientNetwork(caller.ip), row.limit)
    if (wait > 0)
      throw new AppError('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfter: wait })
    if (row.method === 'POST' && row.bodyKind !== 'raw') await checkOrigin(request, deps)
    const bytes = row.method === 'POST' && !row.upload ? await readBytes(request, row.maxBodyBytes) : new Uint8Array()
    const json = row.bodyKind === undefined || row.bodyKind === 'json' ? readJson(row, request, bytes) : undefined
    asked = true
    session = await requireSession(deps, row, request, sids)
    authorize(row, session)
    await requireSecondFactor(deps, row, session)
    // Whatever a change tells somebody, it tells in the name of a brand; within a transaction nobody asks for it.
    if (row.method === 'POST') await deps.brands.fresh()
    const followUps: ((deps: Deps) => Promise<void>)[] = []
    const call: Omit<Call, 'deps'> = {
      params: row.params ? validateTexts(row.params, pathParams) : undefined,
      query: row.query ? validateTexts(row.query, readQuery(request)) : undefined,
      body: row.body ? validate(row.body, json) : undefined,
      upload: row.upload ? await readUpload(request, row.upload) : undefined,
      session,
      by: { ...session, language: languageOf(request.headers), ip: caller.ip, requestId: caller.requestId },
      sidHash: sids.hash,
      rotateSid: sids.rotate,
      clearSid: sids.clear,
      request: {
        id: caller.requestId,
        ip: caller.ip,
        url: new URL(request.url),
        stopping: caller.stopping ?? false,
        busy: caller.busy ?? false,
        language: languageOf(request.headers),
        header: (name) => request.headers.get(name),
        bytes,
      },
      header: (name, value) => headers.set(name, value),
      status: (code) => (status = code),
      ask: caller.ask,
      afterwards: (work) => followUps.push(work),
    }
    const action = row.audit ?? (isMasquerade(session) ? MASQUERADE_VIEW : null)
    const carryOut = async (deps: Deps) => {
      followUps.length = 0
      const result = await handler({ ...call, deps: forReading(deps, row, request, headers) })
      const { audit, value } = factsIn(row, result)
      const object = pathObject(pathParams)
      if (action)
        await writeAudit(deps, { ...auditActor(session), object, action, ...audit, requestId: caller.requestId })
      return value
    }
    const result = changesWithAudit(row) ? await transaction(deps, carryOut) : await carryOut(deps)
    noted = action !== null
    for (const followUp of followUps) await followUp(deps)
    response =
      row.answerKind === 'csv'
        ? csvResponse(result as AsyncIterable<string>, headers)
        : row.answerKind === 'pdf'
          ? pdfResponse(result as Uint8Array<ArrayBuffer>, headers)
          : row.answerKind === 'table'
            ? tableResponse(result as TableFile, headers)
            : row.answerKind === 'zip'
              ? zipResponse(result as ZipPart[], headers)
              : Response.json(redactForSession(session, only(result)), { headers, status })
  } catch (error) {
    const refusal = toAppError(error, deps.log)
    if (!asked) session = await masqueradeBehind(deps, row, request, sids)
    if (!noted)
      await auditDenial(deps, { row, session, refusal, requestId: caller.requestId, object: pathObject(pathParams) })
    response = errorResponse(refusal, languageOf(request.headers))
    // What went with the new cookie is undone: the browser goes on with the one it has.
    if (refusal.status >= 500) return response
  }
  for (const cookie of sids.setCookies()) response.headers.append('set-cookie', cookie)
  const mark =
    row.area === 'admin' && session && (row.method === 'POST' || noted || row.answerKind !== undefined)
      ? await markWrite(deps)
      : null
  if (mark !== null) response.headers.append('set-cookie', mark)
  return response
}

/**
 * The masquerade of a call that was refused before anybody asked who calls. Only a browser with an admin's cookie can
 * have one, so that a refusal costs everybody else nothing.
 */
async function masqueradeBehind(deps: Deps, row: EndpointRow, request: Request, sids: Sids): Promise<Session | null> {
  if (row.area === 'admin' || sids.hash('admin') === null) return null
  const session = await requireSession(deps, row, request, sids).catch(() => null)
  return isMasquerade(session) ? session : null
}

/** No change of a back office without its entry, and no two entries in another order than their changes. */
const changesWithAudit = (row: EndpointRow): boolean =>
  row.audit !== undefined &&
  !row.auditedApart &&
  row.method === 'POST' &&
  (row.area === 'admin' || row.area === 'partner')

function readJson(row: EndpointRow, request: Request, bytes: Uint8Array): Record<string, unknown> | undefined {
  if (row.method === 'GET') return undefined
  if (bytes.length === 0 && !row.body) return undefined
  if (bytes.length === 0 && row.emptyBody) return {}
  requireJsonType(request.headers)
  return parseJsonObject(bytes)
}

/** A name given twice is somebody hoping that two readers pick differently. */
function readQuery(request: Request): Record<string, string> {
  const query = new URL(request.url).searchParams
  const names = [...query.keys()]
  if (new Set(names).size < names.length) throw new AppError('bad_request', 'A query parameter is given twice.')
  return Object.fromEntries(query)
}

const pathObject = (params: Record<string, string>): string | null =>
  Object.keys(params).length === 0
    ? null
    : Object.entries(params)
        .map(([name, value]) => `${name}:${value}`)
        .join(' ')
        .slice(0, 200)

/** Only fields of the row's answer leave the server. In test mode an answer that does not fit is an error at once. */
function answerOf(row: EndpointRow, deps: Deps): (result: unknown) => unknown {
  const strip = stripper(row.response)
  if (deps.env.mode !== 'test') return strip
  return (result): unknown => row.response.validateSync(strip(result), { strict: true })
}
