import { AppError } from '#src/contract/errors.ts'
import type { Changer } from './last-changer.ts'

/** Lists are the same when they have the same in the same order. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/**
 * The refusal of an edit that began from something older: what is there now, who put it there and when, so that the editor
 * can choose between the two.
 */
export const editConflict = (present: unknown, { by, at }: Changer): AppError =>
  new AppError('conflict', 'Somebody else changed this meanwhile. Nothing was saved.', {
    errors: { present: JSON.stringify(present), changed_by: by, changed_at: at?.toISOString() ?? '' },
  })
