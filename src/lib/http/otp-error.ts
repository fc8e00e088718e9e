import type { TFunction } from 'i18next'
import { OTP_LOCK_MINUTES } from '#src/contract/constants.ts'
import { ApiError } from '#src/lib/http/api-error.ts'

/** The refused field's message (a translation key or words), if the refusal names the field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors?.[field] : undefined

/** Nobody has to correct these digits: the code is right or its time is over. */
const ABOUT_THE_DIGITS: ReadonlySet<string> = new Set(['otp_wrong', 'otp_expired', 'otp_used'])

export const isAboutTheDigits = (error: unknown): boolean =>
  error instanceof ApiError && ABOUT_THE_DIGITS.has(error.code)

/** Plain words for a refused code request or a refused code. */
export function otpErrorText(error: unknown, t: TFunction<'verification'>): string {
  // What is not an answer of ours is a piece of the page that could not be fetched.
  if (!(error instanceof ApiError)) return t('errors.offline')
  const { code, retryAfter, triesLeft } = error
  const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60))
  switch (code) {
    case 'network':
      return t('errors.offline')
    case 'timeout':
      return t('errors.slow')
    case 'otp_wrong':
      return triesLeft ? t('errors.wrong', { count: triesLeft }) : t('errors.locked', { count: OTP_LOCK_MINUTES })
    case 'otp_expired':
      return t('errors.expired')
    case 'otp_used':
      return t('errors.used')
    case 'otp_locked':
      return t('errors.locked', { count: minutes })
    case 'too_many_requests':
      return retryAfter !== undefined && retryAfter < 60
        ? t('errors.waitSeconds', { count: retryAfter })
        : t('errors.wait', { count: minutes })
    case 'not_found':
    case 'unauthenticated':
    case 'session_expired':
      return t('errors.startAgain')
    case 'validation':
      return error.errors?.['notice_version'] ? t('errors.noticeChanged') : error.message
    case 'not_available':
      return t('errors.notAvailable')
    default:
      return t('errors.server')
  }
}
