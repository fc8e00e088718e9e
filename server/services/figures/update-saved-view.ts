import { isNameTaken, updateView } from '#server/db/repositories/figures/saved-views.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ViewPage, SavedView } from '#src/contract/entities/figures/saved-view.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { checkSharing, choosable, nameTaken, toSavedView, viewOf, namedView } from './shared/saved-view.ts'
import type { Reader } from './shared/saved-view.ts'

/**
 * Another name, or shared or not.
 * @throws AppError `not_found`, `forbidden` where it is somebody else's, `validation` where the name is taken
 */
export async function updateSavedView(
  { db, clock }: Deps,
  viewId: number,
  form: { name: string; shared: boolean },
  by: Reader,
): Promise<Audited<SavedView>> {
  const view = await viewOf(db, viewId, by)
  if (view.owner_id !== by.admin_id) throw new AppError('forbidden', 'Only who saved a view changes it.')
  checkSharing(view.page as ViewPage, form.shared, by)
  const name = tidyText(form.name)
  if (await isNameTaken(db, view, name)) throw nameTaken()
  await updateView(db, viewId, { name, shared: form.shared, changed_at: clock.now() })
  const known = await choosable(db)
  const before = toSavedView(view, by, known)
  const after = toSavedView(await viewOf(db, viewId, by), by, known)
  return { ...after, audit: { before: namedView(before), after: namedView(after) } }
}
