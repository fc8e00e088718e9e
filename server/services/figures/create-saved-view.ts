import { countViews, createView } from '#server/db/repositories/figures/saved-views.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { MOST_VIEWS } from '#src/contract/entities/figures/saved-view.ts'
import type { NewView, SavedView } from '#src/contract/entities/figures/saved-view.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { checkSharing, choosable, namedView, nameTaken, toSavedView, viewOf } from './shared/saved-view.ts'
import type { Reader } from './shared/saved-view.ts'

/**
 * Keeps a report's address and hidden columns under a name.
 * @throws AppError `forbidden`, `validation` where the name is taken, `conflict` where there are too many
 */
export async function createSavedView({ db, clock }: Deps, view: NewView, by: Reader): Promise<Audited<SavedView>> {
  const { page, shared, address, hidden } = view
  checkSharing(page, shared, by)
  if ((await countViews(db, page, by.admin_id)) >= MOST_VIEWS)
    throw new AppError('conflict', `You have ${MOST_VIEWS} views of this page. Delete one first.`)
  const id = await createView(db, {
    page,
    shared,
    address,
    owner_id: by.admin_id,
    name: tidyText(view.name),
    changed_at: clock.now(),
    hidden: Object.fromEntries(hidden.map(({ table, columns }) => [table, columns])),
  })
  if (id === null) throw nameTaken()
  const saved = toSavedView(await viewOf(db, id, by), by, await choosable(db))
  return { ...saved, audit: { object: `report-view:${id}`, after: namedView(saved) } }
}
