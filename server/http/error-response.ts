import { AppError, ERRORS, type ErrorCode } from '#src/contract/errors.ts'
import { pgErrorCode } from '../db/client.ts'
import type { Logger } from '../log.ts'
import { wordsFor, type Language } from './words.ts'

/** What the database refuses although the schemas let it through, by SQLSTATE. */
const PG_ERRORS: Record<string, { code: ErrorCode; message: string }> = {
  '22P02': { code: 'bad_request', message: 'A value has the wrong form.' },
  '22003': { code: 'bad_request', message: 'A number is out of range.' },
  '22021': { code: 'bad_request', message: 'The text has characters that cannot be saved.' },
  '22P05': { code: 'bad_request', message: 'The text has characters that cannot be saved.' },
  '23505': { code: 'conflict', message: 'This already exists.' },
  '23503': { code: 'conflict', message: 'This refers to something that is not there.' },
  '40001': { code: 'conflict', message: 'Somebody else changed this at the same time. Please try again.' },
  '40P01': { code: 'conflict', message: 'Somebody else changed this at the same time. Please try again.' },
  '57014': { code: 'not_available', message: 'This took too long. Please try again.' },
}
/** Connection lost, too many connections, shutting down, disk full: the database will be back, the request is not lost on us. */
const PG_AWAY = /^(?:08|53|57P|58)/
const NET_AWAY: readonly string[] = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOENT', 'ENOSPC']

/** Every failure as something a person can read; what happened inside stays in the log. */
export function toAppError(error: unknown, log: Logger, requestId: string): AppError {
  if (error instanceof AppError) return error
  const code = pgErrorCode(error)
  const known = code === null ? undefined : PG_ERRORS[code]
  if (known) return new AppError(known.code, known.message)
  log.error({ err: error, request_id: requestId }, 'request failed')
  if ((code !== null && PG_AWAY.test(code)) || isAway(error))
    return new AppError('not_available', 'We cannot reach our records right now. Please try again in a minute.', {
      retryAfter: 30,
    })
  return new AppError('server_error', 'Something went wrong on our side. Please try again.')
}

function isAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && NET_AWAY.includes(current.code)) return true
    if (/^(timeout exceeded when trying to connect|Connection terminated|PGlite is clos)/.test(current.message))
      return true
  }
  return false
}

export function errorResponse(error: AppError, language: Language): Response {
  const envelope = error.toEnvelope()
  if (envelope.errors)
    envelope.errors = Object.fromEntries(
      Object.entries(envelope.errors).map(([field, key]) => [field, wordsFor(key, field, language)]),
    )
  const headers = new Headers({ 'content-type': 'application/json' })
  if (error.retryAfter !== undefined) headers.set('retry-after', String(error.retryAfter))
  if (error.triesLeft !== undefined) headers.set('x-tries-left', String(error.triesLeft))
  return new Response(JSON.stringify(envelope), { status: ERRORS[error.code], headers })
}
