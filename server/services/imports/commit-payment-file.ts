import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { found, notFound } from '../shared/not-found.ts'
import { batchDetail } from './shared/batch-detail.ts'
import { expectPage } from './shared/expect-page.ts'
import { startCommit } from './start-commit.ts'

/**
 * Begins to note what the bank's file says of payments, for whoever gave a code: the rows that are right.
 * @throws AppError `not_found` also for a file of another kind; `forbidden`, `conflict`
 */
export async function commitPaymentFile(
  deps: Deps,
  batchId: number,
  version: number,
  by: AdminSession & InLanguage,
): Promise<Audited<BatchDetail>> {
  const { profile } = found(await findImportBatch(deps.db, batchId))
  expectPage(by, profile)
  if (!isOfBank(profile)) throw notFound()
  await startCommit(deps, batchId, { mode: 'valid_rows', version, admin_id: by.admin_id, attended: false })
  const detail = await batchDetail(deps, batchId, by.language)
  return { ...detail, audit: { object: `import_batch:${batchId}`, after: { file: detail.file_name } } }
}
