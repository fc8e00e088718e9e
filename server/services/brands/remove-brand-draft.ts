import { removeBrandDraft as removeRow } from '#server/db/repositories/brands/brand-versions.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { expectNoneWaits, lockBrand } from './shared/studio-view.ts'

/**
 * Throws the draft of a brand away; what customers see stays.
 * @throws AppError `not_found`; `conflict` where the draft is another than `revision` by now, or waits for a second person
 */
export async function removeBrandDraft(deps: Deps, partnerId: number, revision: number): Promise<Audited> {
  await transaction(deps, async (deps) => {
    const { studio } = await lockBrand(deps.db, partnerId)
    expectNoneWaits(studio)
    if (studio.draft?.revision !== revision)
      throw new AppError('conflict', 'Somebody else changed the draft meanwhile. Nothing was thrown away.')
    await removeRow(deps.db, partnerId)
  })
  return { audit: { object: `partner:${partnerId}`, before: { draft: revision }, after: { draft: null } } }
}
