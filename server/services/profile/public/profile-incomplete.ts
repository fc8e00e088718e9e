import { AppError } from '#src/contract/errors.ts'

/** What is still missing before an act, by name. */
export const profileIncomplete = (missing: readonly string[]): AppError =>
  new AppError('profile_incomplete', 'A few details are still missing.', {
    errors: Object.fromEntries(missing.map((field) => [field, 'rules:required'])),
  })
