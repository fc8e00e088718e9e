import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { rehearseBatch } from './rehearse-batch.ts'
import { batchDetail } from './shared/batch-detail.ts'
import { claimBatch } from './shared/claim-batch.ts'
import { mappedBatch } from './shared/mapped-batch.ts'

/** Looks at every row again, for what it is about may have moved, or its words may have a meaning now. @throws AppError `conflict` */
export async function rehearseAgain(
  deps: Deps,
  batchId: number,
  version: number,
  by: AdminSession & InLanguage,
): Promise<Audited<BatchDetail>> {
  await rehearseBatch(deps, mappedBatch(await claimBatch(deps, batchId, version, by)))
  const detail = await batchDetail(deps, batchId, by.language)
  return { ...detail, audit: { object: `import_batch:${batchId}`, after: { rehearsed: detail.row_count } } }
}
