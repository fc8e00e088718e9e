import { pino, stdSerializers } from 'pino'
import type { DestinationStream, Logger as PinoLogger } from 'pino'
import { SEALED_NAMES } from '#src/contract/entities/profile/profile-fields.ts'
import { errorCode } from './error-code.ts'
import { requestId } from './request-id.ts'

/** One line: what it is about, and always what happened, in words. */
type Write = (about: object, message: string) => void
export type Logger = Record<Extract<keyof PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>, Write>

/**
 * JSON lines: CR and LF in a value are escaped, so a request cannot forge a line. Bodies, queries and personal data are
 * never handed to the log; the list below is the second fence, for what a library may put into an error.
 */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'otp',
  'code',
  'destination',
  'to',
  'phone',
  'pan',
  ...SEALED_NAMES,
  'parameters',
  'params',
  'detail',
  'where',
]

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: () => {
      const id = requestId()
      return id === null ? {} : { request_id: id }
    },
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
    serializers: { err: (error: unknown) => (error instanceof Error ? safeError(error) : { message: 'not an error' }) },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Of several failures at once: a name that leads to four addresses says the same four times. */
const MOST_NESTED = 4

/**
 * Database errors repeat the query's values in `message`, `detail`, `params` and `cause`. What is kept is the kind of
 * the error, its code and where it was thrown. An error without words is named by its code, its cause or its kind: a line
 * that says nothing helps nobody at night.
 */
function safeError(error: Error): Record<string, unknown> {
  const { type, stack } = stdSerializers.err(error)
  const cause = error.cause instanceof Error ? safeError(error.cause) : undefined
  const code: unknown = 'code' in error ? error.code : undefined
  const frames = (stack ?? '')
    .split('\n')
    .filter((line: string) => /^\s+at /.test(line))
    .slice(0, 12)
  const errors =
    error instanceof AggregateError
      ? (error.errors as unknown[])
          .slice(0, MOST_NESTED)
          .map((each) => (each instanceof Error ? safeError(each) : { message: 'not an error' }))
      : []
  const first = cause || code !== undefined ? '' : error.message.split('\n')[0]?.trim()
  return {
    type,
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    message: hidePersonal(first || errorCode(error) || type),
    frames,
    ...(cause ? { cause } : {}),
    ...(errors.length > 0 ? { errors } : {}),
  }
}

/** Digits that could be a phone number or a code, e-mail addresses and PANs leave the text. */
const hidePersonal = (text: string): string =>
  text
    .replace(/[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/\b[A-Za-z]{5}\d{4}[A-Za-z]\b/g, '[pan]')
    .replace(/\d{6,}/g, '[digits]')
    .slice(0, 300)
