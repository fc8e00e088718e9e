/**
 * Every error the API can answer with: code -> HTTP status. One envelope carries them all:
 * `{ message, code, errors?: { field: message } }`. Messages are plain English for people; screens translate by `code`.
 */
export const ERRORS = {
  bad_request: 400,
  bad_json: 400,
  unauthenticated: 401,
  session_expired: 401,
  session_idle: 401,
  session_replaced: 401,
  session_left: 401,
  session_ended: 401,
  session_password: 401,
  account_off: 401,
  masquerade_over: 401,
  bad_credentials: 401,
  api_key_invalid: 401,
  api_key_expired: 401,
  api_key_revoked: 401,
  forbidden: 403,
  bad_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  no_account: 409,
  contact_elsewhere: 409,
  otp_wrong: 422,
  otp_expired: 422,
  otp_used: 422,
  otp_locked: 429,
  code_needed: 409,
  factor_needed: 409,
  identity_needed: 403,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation: 422,
  consent_missing: 422,
  offer_unavailable: 409,
  statement_outdated: 409,
  lender_resting: 409,
  profile_incomplete: 409,
  warnings_unsigned: 409,
  identity_mismatch: 422,
  too_many_requests: 429,
  server_error: 500,
  not_available: 503,
  busy: 503,
  lender_unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERRORS

/**
 * Why a session that was there is not any more: its longest time is over; nothing was done for too long; a newer sign-in
 * took its place; it was ended from elsewhere; an administrator ended it; the password is another; the account is switched off; acting as somebody
 * else has ended. Only who holds the ended session's token and cookie is told.
 */
export const SESSION_ENDS = [
  'session_expired',
  'session_idle',
  'session_replaced',
  'session_left',
  'session_ended',
  'session_password',
  'account_off',
  'masquerade_over',
] as const satisfies readonly ErrorCode[]
export type SessionEnd = (typeof SESSION_ENDS)[number]

/** What is not there, and what is somebody else's: one answer, so that nobody can tell which. */
export const NOT_THERE = 'We could not find that.'

/** The body of every refusal. `errors` names fields by their wire name; its texts say what to do. */
export interface ErrorEnvelope {
  message: string
  code: ErrorCode
  errors?: Record<string, string>
}

/** By the wire name of the field: what to do about it. */
type FieldErrors = Record<string, string>
interface Wait {
  /** Seconds (header Retry-After). */
  retryAfter: number
}
interface Guess {
  errors: FieldErrors
  /** Guesses (header X-Tries-Left). */
  triesLeft?: number
}

/** What a refusal says beside its message, by its code. A code that is not here says nothing more. */
interface ErrorDetails {
  validation: { errors: FieldErrors }
  conflict: { errors?: FieldErrors | EditedMeanwhile }
  consent_missing: { errors?: FieldErrors }
  profile_incomplete: { errors: FieldErrors }
  account_off: { errors?: { account: string } }
  /** Days in India: of the answer, and from which on the lender may be asked again. */
  lender_resting: { errors: { refused_on: string; ask_again_from: string } }
  /** `without`: names of properties, by commas. */
  warnings_unsigned: { errors: { value: string; without: string } }
  otp_wrong: Guess
  otp_expired: Guess
  otp_used: Guess
  otp_locked: Partial<Guess & Wait>
  too_many_requests: Wait
  busy: Wait
  not_available: Partial<Wait>
}
/** `present`: JSON of what is there now; `changed_by`, `changed_at`: name of who put it there and when, empty where it is not known. */
export type EditedMeanwhile = { present: string; changed_by: string; changed_at: string }

/** What the fields of a refusal of this code are. */
export type ErrorsOf<C extends keyof ErrorDetails> = ErrorDetails[C] extends { errors?: infer E }
  ? NonNullable<E>
  : undefined

/** `cause` is for the log. */
type Extra<C extends ErrorCode> = (C extends keyof ErrorDetails ? ErrorDetails[C] : unknown) & { cause?: unknown }
type Given<C extends ErrorCode> = C extends ErrorCode
  ? Record<never, never> extends Extra<C>
    ? [extra?: Extra<C>]
    : [extra: Extra<C>]
  : never

/** Thrown by services; the HTTP layer turns it into status and envelope. */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C
  readonly errors: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly triesLeft: number | undefined

  constructor(code: C, message: string, ...[given]: Given<C>) {
    const extra: Partial<Guess & Wait> & { cause?: unknown } = given ?? {}
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause })
    this.name = 'AppError'
    this.code = code
    this.errors = extra.errors
    this.retryAfter = extra.retryAfter
    this.triesLeft = extra.triesLeft
  }

  get status(): number {
    return ERRORS[this.code]
  }

  toEnvelope(): ErrorEnvelope {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) }
  }
}

/** A refusal of any code: `instanceof` alone would leave its code untyped. */
export const isAppError = (error: unknown): error is AppError => error instanceof AppError
