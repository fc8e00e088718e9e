import { AppError } from '#src/contract/errors.ts'
import type { Telephony } from './telephony.ts'

/** Nothing rings. Numbers that end in 0000 are refused, as a busy exchange would. */
export function createSandboxTelephony(): Telephony {
  return {
    sandbox: true,
    call: ({ to }) =>
      to.endsWith('0000')
        ? Promise.reject(
            new AppError('not_available', 'The exchange did not take the call. Nobody was rung; please try again.'),
          )
        : Promise.resolve(),
  }
}
