import type { Db } from '#server/db/client.ts'
import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { findView } from '#server/db/repositories/figures/saved-views.ts'
import type { OwnedView } from '#server/db/repositories/figures/saved-views.ts'
import { listPartnerRows } from '#server/db/repositories/partners/partners.ts'
import type { AdminSession } from '#server/session.ts'
import { canOpen } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { NO_VALUE, FACT_CHANNELS } from '#src/contract/entities/figures/metrics.ts'
import type { Dimension } from '#src/contract/entities/figures/metrics.ts'
import type { SavedView, ViewPage } from '#src/contract/entities/figures/saved-view.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { AppError } from '#src/contract/errors.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { notFound } from '../../shared/not-found.ts'

export type Reader = Pick<AdminSession, 'admin_id' | 'role'>

export const maySee = ({ role }: Reader, page: PageKey): boolean => isAdminRole(role) && canOpen(role, page)

/** What can be chosen today: a view that is narrowed to anything else says so. */
export async function choosable(db: Db): Promise<Record<Exclude<Dimension, 'source'>, readonly string[]>> {
  return {
    product: PRODUCT_TYPES,
    lender: [...(await listLenderNames(db)).keys()].map(String),
    partner: [...(await listPartnerRows(db)), ...BRANDS].map(({ code }) => code),
    channel: FACT_CHANNELS,
  }
}

export function toSavedView(
  { view_id, name, shared, owner, owner_id, address, hidden }: OwnedView,
  reader: Reader,
  known: Awaited<ReturnType<typeof choosable>>,
): SavedView {
  const params = new URLSearchParams(address)
  const own = owner_id === reader.admin_id
  return {
    view_id,
    name,
    shared,
    own,
    owner,
    address,
    removable: own || (shared && reader.role === 1),
    hidden: Object.entries(hidden).map(([table, columns]) => ({ table, columns })),
    gone: (['product', 'lender', 'partner', 'channel'] as const).filter((dimension) => {
      const value = params.get(dimension)
      return value !== null && value !== NO_VALUE && !known[dimension].includes(value)
    }),
  }
}

/**
 * A view that this person sees on a page that they may open.
 * @throws AppError `not_found`
 */
export async function viewOf(db: Db, viewId: number, reader: Reader): Promise<OwnedView> {
  const view = await findView(db, viewId)
  const seen = view !== null && (view.owner_id === reader.admin_id || view.shared) && maySee(reader, view.page)
  if (!seen) throw notFound()
  return view
}

/** @throws AppError `forbidden` for a page that this role does not see, and for sharing by anybody but role 1 */
export function checkSharing(page: ViewPage, shared: boolean, reader: Reader): void {
  if (!maySee(reader, page)) throw new AppError('forbidden', 'This page is not yours to open.')
  if (shared && reader.role !== 1) throw new AppError('forbidden', 'Only the administrator shares a view.')
}

export const nameTaken = (): AppError =>
  new AppError('validation', 'You have a view of this name already.', { errors: { name: 'rules:viewName' } })

/** A view as the activity log says it. */
export const namedView = ({ name, shared }: { name: string; shared: boolean }) => ({ name, shared })
