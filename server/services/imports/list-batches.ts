import { isUnfinished, listImportBatches } from '#server/db/repositories/imports/import-batches.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { FILES_AT_ONCE } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportBatch, ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { batchLine } from './shared/batch-line.ts'
import { expectPage } from './shared/expect-page.ts'

/** The newest files of a kind, or of those that somebody has to finish; or those behind one of them. */
export async function listBatches(
  deps: Deps,
  {
    profile,
    before,
    unfinished,
  }: { profile: ImportProfile; before?: number | undefined; unfinished?: string | undefined },
  by: AdminSession,
): Promise<{ batches: ImportBatch[]; next: number | null }> {
  expectPage(by, profile)
  const wanted = unfinished === undefined ? undefined : isUnfinished(deps.clock.now())
  const rows = await listImportBatches(deps.db, profile, { limit: FILES_AT_ONCE + 1, before, wanted })
  const shown = rows.slice(0, FILES_AT_ONCE)
  const batches = shown.map(({ batch, created_by, lender }) =>
    batchLine(batch, { created_by, lender }, deps.clock.now()),
  )
  return { batches, next: rows.length > FILES_AT_ONCE ? (batches.at(-1)?.batch_id ?? null) : null }
}
