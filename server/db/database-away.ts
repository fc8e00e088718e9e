/** SQLSTATE of a failed query, through drizzle's wrapping; null when the error is not the database's. */
export function pgErrorCode(error: unknown): string | null {
  for (const each of causesOf(error)) {
    const code = codeOf(each)
    if (code !== null && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return null
}

/**
 * Somebody else was faster with what one of these unique indexes allows once. They are named: an id that is given out twice
 * is a fault of ours, and nobody's turn.
 */
export const isUniqueViolation = (error: unknown, indexes: readonly [string, ...string[]]): boolean =>
  indexes.includes(violatedIndex(error) ?? '')

/** The unique index that refused a row; null for any other error. */
export function violatedIndex(error: unknown): string | null {
  if (pgErrorCode(error) !== '23505') return null
  for (const each of causesOf(error))
    if ('constraint' in each && typeof each.constraint === 'string') return each.constraint
  return null
}

/**
 * Connection lost, refused or not let in (08, 28), no room for one more or on the disk (53), shutting down or ended by
 * its operator (57P), its own failure (58), ended because the transaction stood still (25P03, 25P04), a stand-by that
 * has not taken over yet (25006), nobody knows whether the statement was carried out (40003).
 */
const STATES = /^(?:08|28|53|57P|58)|^(?:25P03|25P04|25006|40003)$/
const NET_CODES: ReadonlySet<string> = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENFILE',
  'ENOENT',
  'ENOSPC',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
])
/** What the drivers say in words alone: pg, its pool and PGlite. */
const WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|Query read timeout|timeout expired|timeout exceeded when trying to connect|Received unexpected \w+ message|The server does not support SSL|There was an error establishing an SSL|PGlite is clos)/

/** Every connection of this process is in use, and none came free in time: the database itself is well. */
export class DatabaseBusy extends Error {
  constructor(options: { cause: unknown }) {
    super('every connection to the database is in use, and none came free in time', options)
  }
}

/** The database does not answer, or gave us up in the middle: it will be back, and the same may be asked again. */
export function isDatabaseAway(error: unknown): boolean {
  for (const each of causesOf(error)) {
    const code = codeOf(each)
    if (code !== null && (NET_CODES.has(code) || (/^[0-9A-Z]{5}$/.test(code) && STATES.test(code)))) return true
    if (WORDS.test(each.message) || isSessionEnd(each)) return true
  }
  return false
}

/**
 * The server has ended the connection or begun none, whatever it calls it: on a full disk a new one is refused with XX000,
 * "could not write init file".
 */
const isSessionEnd = (error: Error): boolean =>
  'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')

/** The error, what caused it, and so on; of several tries at once (every address of a host) each. */
export function* causesOf(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return
  yield error
  if (error instanceof AggregateError) for (const each of error.errors) yield* causesOf(each)
  yield* causesOf(error.cause)
}

const codeOf = (error: Error): string | null => ('code' in error && typeof error.code === 'string' ? error.code : null)
