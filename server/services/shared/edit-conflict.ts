import { AppError } from '#src/contract/errors.ts'

/** Lists are the same when they have the same in the same order. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/**
 * The refusal of an edit that began from something older. `present` is JSON of what is there now, `changed_by` the name
 * of who put it there, so that the editor can choose between the two.
 */
export const editConflict = (present: unknown, changedBy: string): AppError =>
  new AppError('conflict', 'Somebody else changed this meanwhile. Nothing was saved.', {
    errors: { present: JSON.stringify(present), changed_by: changedBy },
  })
