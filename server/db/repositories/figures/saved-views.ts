import { and, asc, count, eq, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { savedViews } from '#server/db/schema/figures.ts'
import { admins } from '#server/db/schema/staff.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'
import type { ViewPage } from '#src/contract/entities/figures/saved-view.ts'

type SavedViewRow = typeof savedViews.$inferSelect
export type OwnedView = SavedViewRow & { owner: string | null }

const withOwner = (db: Db) =>
  db
    .select({ view: savedViews, owner: admins.name })
    .from(savedViews)
    .leftJoin(admins, eq(admins.admin_id, savedViews.owner_id))
const owned = ({ view, owner }: { view: SavedViewRow; owner: string | null }): OwnedView => ({ ...view, owner })

/** Somebody's own of a page and the shared ones, by name. */
export async function listViews(db: Db, page: ViewPage, adminId: number): Promise<OwnedView[]> {
  const rows = await withOwner(db)
    .where(and(eq(savedViews.page, page), or(eq(savedViews.owner_id, adminId), eq(savedViews.shared, true))))
    .orderBy(asc(savedViews.name), asc(savedViews.view_id))
    .limit(200)
  return rows.map(owned)
}

export async function findView(db: Db, viewId: number): Promise<OwnedView | null> {
  const [row] = await withOwner(db).where(eq(savedViews.view_id, viewId))
  return row ? owned(row) : null
}

export async function countViews(db: Db, page: ViewPage, adminId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(savedViews)
    .where(and(eq(savedViews.page, page), eq(savedViews.owner_id, adminId)))
  return row?.n ?? 0
}

/** Null where somebody has a view of that name already. */
export async function createView(db: Db, row: typeof savedViews.$inferInsert): Promise<number | null> {
  const [created] = await db
    .insert(savedViews)
    .values(row)
    .onConflictDoNothing(uniqueIndexOf(savedViews, 'saved_views_name'))
    .returning()
  return created?.view_id ?? null
}

/** False where somebody has another view of that name. */
export async function isNameTaken(db: Db, { page, owner_id, view_id }: SavedViewRow, name: string): Promise<boolean> {
  const [row] = await db
    .select({ id: savedViews.view_id })
    .from(savedViews)
    .where(and(eq(savedViews.page, page), eq(savedViews.owner_id, owner_id), eq(savedViews.name, name)))
  return row !== undefined && row.id !== view_id
}

export async function updateView(
  db: Db,
  viewId: number,
  changes: Pick<SavedViewRow, 'name' | 'shared' | 'changed_at'>,
): Promise<void> {
  await db.update(savedViews).set(changes).where(eq(savedViews.view_id, viewId))
}

export async function deleteView(db: Db, viewId: number): Promise<void> {
  await db.delete(savedViews).where(eq(savedViews.view_id, viewId))
}
