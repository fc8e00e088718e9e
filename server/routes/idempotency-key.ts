import { AppError } from '#src/contract/errors.ts'

/** The caller's own key of a call that must count once; null when there is none. @throws AppError `bad_request` */
export function readIdempotencyKey(header: string | null): string | null {
  if (header === null || /^[\w-]{1,64}$/.test(header)) return header
  throw new AppError('bad_request', 'The Idempotency-Key must be 1 to 64 letters, digits, hyphens or underscores.')
}
