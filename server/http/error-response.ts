import type { Locale } from '#src/contract/entities/shared/language.ts'
import { AppError, ERRORS, isAppError } from '#src/contract/errors.ts'
import type { ErrorCode } from '#src/contract/errors.ts'
import { DatabaseBusy, isDatabaseAway, pgErrorCode, violatedIndex } from '../db/database-away.ts'
import type { Logger } from '../log.ts'
import { wordsFor } from './words.ts'

/** What the database refuses although the schemas let it through, by SQLSTATE. */
const PG_ERRORS: ReadonlyMap<string, { code: ErrorCode; message: string }> = new Map(
  Object.entries<{ code: ErrorCode; message: string }>({
    '22P02': { code: 'bad_request', message: 'A value has the wrong form.' },
    '22003': { code: 'bad_request', message: 'A number is out of range.' },
    '22021': { code: 'bad_request', message: 'The text has characters that cannot be saved.' },
    '22P05': { code: 'bad_request', message: 'The text has characters that cannot be saved.' },
    '23505': { code: 'conflict', message: 'This already exists.' },
    '23503': { code: 'conflict', message: 'This refers to something that is not there.' },
    '40001': { code: 'conflict', message: 'Somebody else changed this at the same time. Please try again.' },
    '40P01': { code: 'conflict', message: 'Somebody else changed this at the same time. Please try again.' },
    '57014': { code: 'not_available', message: 'This took too long. Please try again.' },
  }),
)
/** An id or a number of ours was given out a second time: nothing that was asked for is there already. */
const isOursTwice = (error: unknown): boolean => /_(?:pkey|reference_unique)$/.test(violatedIndex(error) ?? '')

const RETRY_SECONDS = 30
/** What waited for a free connection may find one sooner than a database that is away is back. */
const BUSY_SECONDS = 5
/** When to ask again whatever is not available just now. */
export const retrySecondsOf = ({ retryAfter = RETRY_SECONDS }: AppError): number => retryAfter

/** Every failure as something a person can read; what happened inside stays in the log. */
export function toAppError(error: unknown, log: Logger): AppError {
  if (isAppError(error)) return error
  const code = pgErrorCode(error)
  const known = code === null || isOursTwice(error) ? undefined : PG_ERRORS.get(code)
  if (known) return new AppError(known.code, known.message)
  log.error({ err: error }, 'request failed')
  if (error instanceof DatabaseBusy)
    return new AppError('not_available', 'Too many people are here just now. Please wait a moment.', {
      retryAfter: BUSY_SECONDS,
    })
  if (isDatabaseAway(error))
    return new AppError('not_available', 'We cannot reach our records right now. Please try again in a minute.')
  return new AppError('server_error', 'Something went wrong on our side. Please try again.')
}

export function errorResponse(error: AppError, language: Locale): Response {
  const envelope = error.toEnvelope()
  if (envelope.errors)
    envelope.errors = Object.fromEntries(
      Object.entries(envelope.errors).map(([field, key]) => [field, wordsFor(key, field, language)]),
    )
  const headers = new Headers({ 'content-type': 'application/json' })
  // RFC 9110, 11.6.1. No browser opens a window of its own for this scheme.
  if (error.status === 401) headers.set('www-authenticate', 'Bearer')
  const retryAfter = error.status === 503 ? retrySecondsOf(error) : error.retryAfter
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  if (error.triesLeft !== undefined) headers.set('x-tries-left', String(error.triesLeft))
  return new Response(JSON.stringify(envelope), { status: ERRORS[error.code], headers })
}
