import { AppError } from '#src/contract/errors.ts'

/** Why a deleted record cannot come back as it was; the field's rule names the remedy. */
const REASONS = {
  notDeleted: 'This is not deleted.',
  nameTaken: 'Another lender has this name by now.',
  groupGone: 'One of its groups is gone.',
  lenderDeleted: 'Its lender is deleted.',
} as const

export const cannotRestore = (why: keyof typeof REASONS): AppError =>
  new AppError('conflict', `${REASONS[why]} Nothing was restored.`, { errors: { restore: `rules:restore.${why}` } })
