import { listViews } from '#server/db/repositories/figures/saved-views.ts'
import type { Deps } from '#server/deps.ts'
import type { SavedView, ViewPage } from '#src/contract/entities/figures/saved-view.ts'
import { choosable, maySee, toSavedView } from './shared/saved-view.ts'
import type { Reader } from './shared/saved-view.ts'

/** A report's views: one's own, and those that are shared; none of a page that this role does not see. */
export async function listSavedViews({ db }: Deps, page: ViewPage, reader: Reader): Promise<SavedView[]> {
  if (!maySee(reader, page)) return []
  const known = await choosable(db)
  return (await listViews(db, page, reader.admin_id)).map((view) => toSavedView(view, reader, known))
}
