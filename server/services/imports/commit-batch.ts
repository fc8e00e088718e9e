import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportMode } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { found, notFound } from '../shared/not-found.ts'
import { batchDetail } from './shared/batch-detail.ts'
import { expectPage } from './shared/expect-page.ts'
import { startCommit } from './start-commit.ts'

/** Begins to write a file that somebody has looked at. @throws AppError `not_found`, `forbidden`, `conflict` */
export async function commitBatch(
  deps: Deps,
  batchId: number,
  { mode, version }: { mode: ImportMode; version: number },
  by: AdminSession & InLanguage,
): Promise<Audited<BatchDetail>> {
  const { profile } = found(await findImportBatch(deps.db, batchId))
  expectPage(by, profile)
  // Payments ask for a code: `commitPaymentFile`.
  if (isOfBank(profile)) throw notFound()
  await startCommit(deps, batchId, { mode, version, admin_id: by.admin_id, attended: false })
  const detail = await batchDetail(deps, batchId, by.language)
  return { ...detail, audit: { object: `import_batch:${batchId}`, after: { file: detail.file_name, mode } } }
}
