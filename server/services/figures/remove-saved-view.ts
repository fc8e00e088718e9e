import { deleteView } from '#server/db/repositories/figures/saved-views.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { viewOf, namedView } from './shared/saved-view.ts'
import type { Reader } from './shared/saved-view.ts'

/**
 * Deletes a view of one's own; the administrator also what others share.
 * @throws AppError `not_found`, `forbidden`
 */
export async function removeSavedView({ db }: Deps, viewId: number, by: Reader): Promise<Audited> {
  const view = await viewOf(db, viewId, by)
  if (view.owner_id !== by.admin_id && by.role !== 1)
    throw new AppError('forbidden', 'Only who saved a view deletes it.')
  await deleteView(db, viewId)
  return { audit: { before: namedView(view) } }
}
