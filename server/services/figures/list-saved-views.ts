import { listViews } from '#server/db/repositories/figures/saved-views.ts'
import type { Deps } from '#server/deps.ts'
import type { SavedView, ViewPage } from '#src/contract/entities/figures/saved-view.ts'
import { choosable, maySee, toSavedView } from './shared/saved-view.ts'
import type { Reader } from './shared/saved-view.ts'

/** A report's views: one's own, and those that are shared; none of a page that this role does not see. */
export async function listSavedViews({ db }: Deps, page: ViewPage, by: Reader): Promise<SavedView[]> {
  if (!maySee(by, page)) return []
  const known = await choosable(db)
  return (await listViews(db, page, by.admin_id)).map((view) => toSavedView(view, by, known))
}
