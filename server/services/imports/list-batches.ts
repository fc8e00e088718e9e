import type { ImportBatch, ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { listImportBatches } from '#server/db/repositories/imports/import-batches.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { batchLine } from './shared/batch-line.ts'
import { expectPage } from './shared/expect-page.ts'

const SHOWN = 20

/** The newest files of a kind, for who may open its page. */
export async function listBatches(deps: Deps, profile: ImportProfile, session: AdminSession): Promise<ImportBatch[]> {
  expectPage(session, profile)
  const rows = await listImportBatches(deps.db, profile, SHOWN)
  return rows.map(({ batch, created_by, lender }) => batchLine(batch, { created_by, lender }, deps.clock.now()))
}
