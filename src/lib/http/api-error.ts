import type { EditedMeanwhile, ErrorCode } from '#src/contract/errors.ts'

/**
 * Codes that the API gives, and those that only the way to it can. `bad_answer`: not the shape that was agreed; `gone`:
 * what a back office was to change has been deleted since it was shown.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'bad_answer' | 'gone'

/** Every failed call. `status` 0 = no answer; `errors` by wire name of the field; `retryAfter` in seconds; `triesLeft` guesses; `saidByServer`: its answer had a message. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly errors: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly triesLeft: number | undefined
  readonly saidByServer: boolean

  constructor(
    status: number,
    code: ApiErrorCode,
    message: string,
    extra: { errors?: Record<string, string>; retryAfter?: number; triesLeft?: number; saidByServer?: boolean } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = extra.errors
    this.retryAfter = extra.retryAfter
    this.triesLeft = extra.triesLeft
    this.saidByServer = extra.saidByServer === true
  }
}

/** A save that expected another value than is there now: nothing was saved. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === 'conflict' &&
  (error.errors as Partial<EditedMeanwhile> | undefined)?.present !== undefined

/** What a rule says of a field stands at that field: nothing else says it again. */
export const isSaidAtField = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'validation' && Object.keys(error.errors ?? {}).length > 0
