import { lockLenderOfSlabs, resetLenderRevenueRows } from '#server/db/repositories/earnings/lender-revenues.ts'
import { callOffSlabVersionRow, findSlabVersionRow } from '#server/db/repositories/earnings/versions.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { notFound } from '../shared/not-found.ts'
import { notifyPartnersOfSlabs } from './notify-partners-of-slabs.ts'
import { toSlabFigures } from './public/lender-revenue-view.ts'
import { readSlabsOf } from './public/versions.ts'

/**
 * Calls off slabs that are planned: the lender's list is again what it was before them. Tells the partners. Answers the
 * day from which they would have counted.
 * @throws AppError `not_found`; `conflict` once they count
 */
export async function callOffSlabs(deps: Deps, lenderId: number, versionId: number): Promise<string> {
  return transaction(deps, async (deps) => {
    const now = deps.clock.now()
    if (!(await lockLenderOfSlabs(deps.db, lenderId))) throw notFound()
    const version = await findSlabVersionRow(deps.db, versionId)
    if (!version || version.lender_id !== lenderId || version.called_off_at !== null) throw notFound()
    if (version.from_day === null || version.from_day <= istDay(now))
      throw new AppError('conflict', 'These slabs count already. Change them from today or a later day instead.')
    await callOffSlabVersionRow(deps.db, versionId, now)
    const latest = (await readSlabsOf(deps.db, lenderId)).at(-1)
    const slabs = (latest?.slabs ?? []).map((slab) => ({ id: slab.id, ...toSlabFigures(slab) }))
    await resetLenderRevenueRows(deps.db, lenderId, slabs, now)
    await notifyPartnersOfSlabs(deps, { ...version, called_off_at: now })
    return version.from_day
  })
}
