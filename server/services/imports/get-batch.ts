import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { found } from '../shared/not-found.ts'
import { batchDetail } from './shared/batch-detail.ts'
import { expectPage } from './shared/expect-page.ts'

/** A file that is being worked on. @throws AppError `not_found`, `forbidden` */
export async function getBatch(deps: Deps, batchId: number, by: AdminSession & InLanguage): Promise<BatchDetail> {
  expectPage(by, found(await findImportBatch(deps.db, batchId)).profile)
  return batchDetail(deps, batchId, by.language)
}
