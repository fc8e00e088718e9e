import { listLenderRevenueRows } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { HeldSlabs } from '#server/db/repositories/earnings/lender-revenues.ts'
import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { listOpenGroups, saveSlabVersionRow } from '#server/db/repositories/earnings/versions.ts'
import type { InTx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { recomputePayouts } from '../recompute-payouts.ts'
import { notifyPartnersOfSlabs } from '../notify-partners-of-slabs.ts'
import { toLenderRevenue } from './lender-revenue-view.ts'
import type { TaxDeps } from './tax-rates.ts'
import { checkFromDay, readSlabsOf } from './versions.ts'

/**
 * Makes a change to the slabs of a lender count from a day on, today unless another is named: keeps them as a version,
 * works out anew what is open from then on, and tells the partners.
 * @throws AppError `validation` for a day before today, too far ahead, or before what is planned already
 */
export async function changeSlabs<T>(
  deps: InTx<Pick<Deps, 'db' | 'clock' | 'vault' | 'env'>>,
  { lender_id }: HeldSlabs,
  fromDay: string | undefined,
  change: () => Promise<T>,
): Promise<T> {
  const now = deps.clock.now()
  const versions = await readSlabsOf(deps.db, lender_id)
  const from_day = checkFromDay(versions, fromDay, istDay(now))
  const result = await change()
  for (const { version_id, slabs } of versions)
    if (version_id === null) await saveSlabVersionRow(deps.db, { lender_id, from_day: null, slabs, saved_at: now })
  const slabs = (await listLenderRevenueRows(deps.db, lender_id)).map(toLenderRevenue)
  const version = await saveSlabVersionRow(deps.db, { lender_id, from_day, slabs, saved_at: now })
  await recomputeOpen(deps, { lender_id, since: startOfIstDay(from_day) })
  await notifyPartnersOfSlabs(deps, version)
  return result
}

/** Works out anew every month with an open line since an instant; the lowest partner is locked first. */
export async function recomputeOpen(
  deps: InTx<TaxDeps>,
  of: { partner_id?: number; lender_id?: number; since: Date },
): Promise<void> {
  for (const group of await listOpenGroups(deps.db, of)) {
    await recomputePayouts(deps, await lockPayouts(deps.db, group.partner_id), group)
  }
}
