import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#src/lib/http/api-error.ts'
import type { ApiErrorCode } from '#src/lib/http/api-error.ts'
import { otpErrorText } from '#src/lib/http/otp-error.ts'
import { i18n } from '#src/lib/i18n.ts'
import { haveTexts } from '#tests/setup/texts.ts'

beforeAll(() => haveTexts('en', ['verification']))

const words = (code: ApiErrorCode, status: number, retryAfter?: number) =>
  otpErrorText(
    new ApiError(status, code, 'server words', retryAfter === undefined ? {} : { retryAfter }),
    i18n.getFixedT('en', 'verification'),
  )

test.each([
  ['otp_expired', 422, 'That code is too old. Ask for a new one.'],
  ['otp_used', 422, 'That code has been used already. Ask for a new one.'],
] as const)('%s has its own words', (code, status, text) => {
  expect(words(code, status)).toBe(text)
})

test('a wrong code says how many tries are left, the last one how long to wait', () => {
  const wrong = (triesLeft: number) =>
    otpErrorText(new ApiError(422, 'otp_wrong', 'any words', { triesLeft }), i18n.getFixedT('en', 'verification'))
  expect(wrong(1)).toMatch(/does not match.* 1 try left/)
  expect(wrong(0)).toContain('wait 15 minutes')
})

test('a lock and a limit say how long to wait', () => {
  expect(words('otp_locked', 429, 900)).toContain('wait 15 minutes')
  expect(words('too_many_requests', 429, 27)).toBe('Please wait 27 seconds and try again.')
  expect(words('too_many_requests', 429, 3_000)).toContain('wait 50 minutes')
  expect(words('too_many_requests', 429, 60)).toContain('wait 1 minute and')
})

test('a lost connection and a failing server both promise that nothing typed is lost', () => {
  for (const [code, status] of [
    ['network', 0],
    ['timeout', 0],
    ['server_error', 500],
    ['bad_answer', 200],
  ] as const)
    expect(words(code, status)).toContain('What you typed is still here')
})

test('a piece of the page that did not arrive counts as no connection', () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  expect(otpErrorText(failure, i18n.getFixedT('en', 'verification'))).toContain('no connection')
})
