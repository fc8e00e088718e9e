import { expect, it } from 'vitest'
import { AppError } from '#src/contract/errors.ts'

/** Compiled and never called: each marked line is refused by its types alone, and `tsc` fails once it is not. */
export function refusedByTypes(): AppError[] {
  return [
    // @ts-expect-error Which field is wrong is not said.
    new AppError('validation', 'Check the highlighted field.'),
    // @ts-expect-error When to come back is not said.
    new AppError('too_many_requests', 'Please wait.'),
    // @ts-expect-error A wait is no matter of fields.
    new AppError('busy', 'Please wait.', { errors: { seconds: '1' } }),
    // @ts-expect-error The day from which to ask again is missing.
    new AppError('lender_resting', 'Not now.', { errors: { refused_on: '2026-11-01' } }),
    // @ts-expect-error Another name than screens read.
    new AppError('account_off', 'Switched off.', { errors: { partner: 'rules:accountOff.staff' } }),
    // @ts-expect-error What the lender goes live without is missing.
    new AppError('warnings_unsigned', 'Not signed.', { errors: { value: 'rules:lender.unsigned' } }),
    // @ts-expect-error Nobody guesses here.
    new AppError('validation', 'Check the highlighted field.', { errors: {}, triesLeft: 1 }),
    // @ts-expect-error This code says nothing beside its message.
    new AppError('forbidden', 'Not allowed.', { errors: { role: 'rules:role' } }),
  ]
}

it('a refusal carries what its code says, and no more', () => {
  const wait = new AppError('too_many_requests', 'Please wait.', { retryAfter: 30, cause: 'ten a minute' })
  expect(wait).toMatchObject({ status: 429, retryAfter: 30, cause: 'ten a minute' })
  expect(wait.toEnvelope()).toEqual({ message: 'Please wait.', code: 'too_many_requests' })
  const wrong = new AppError('otp_wrong', 'Wrong.', { errors: { otp: 'rules:otp' }, triesLeft: 2 })
  expect(wrong).toMatchObject({ status: 422, triesLeft: 2, retryAfter: undefined })
  expect(wrong.toEnvelope()).toEqual({ message: 'Wrong.', code: 'otp_wrong', errors: { otp: 'rules:otp' } })
})
