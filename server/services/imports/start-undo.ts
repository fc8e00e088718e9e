import { lockImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession } from '#server/session.ts'
import { UNDO_DAYS } from '#src/contract/entities/imports/import-batch.ts'
import { AppError } from '#src/contract/errors.ts'
import { days } from '#src/contract/rules/time.ts'
import { found } from '../shared/not-found.ts'
import { expectPage } from './shared/expect-page.ts'
import { profileOf } from './shared/kinds/profiles.ts'
import { queueUndo } from './shared/queue-undo.ts'

/**
 * Begins to take a file back; its rows are a job's, part by part.
 * @throws AppError `conflict` for a file that is not written, or was written too long ago
 */
export async function startUndo(deps: Deps, batchId: number, by: AdminSession): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const batch = found(await lockImportBatch(deps.db, batchId))
    expectPage(by, batch.profile)
    if (profileOf(batch).undo === null)
      throw new AppError('conflict', 'A payment is reversed by an entry of its own. Its file cannot be taken back.')
    if (batch.state !== 'committed') throw new AppError('conflict', 'Only a file that is written can be taken back.')
    const since = batch.committed_at?.getTime() ?? 0
    if (since < deps.clock.now().getTime() - days(UNDO_DAYS))
      throw new AppError('conflict', 'This file was written more than 30 days ago. It cannot be taken back any more.')
    await queueUndo(deps, batchId, by.admin_id, null)
    return { audit: { object: `import_batch:${batchId}`, after: { file: batch.file_name } } }
  })
}
