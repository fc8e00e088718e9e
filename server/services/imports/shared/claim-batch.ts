import { lockImportBatch, updateImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { lastChanger } from '../../shared/last-changer.ts'
import { found, notFound } from '../../shared/not-found.ts'
import { expectPage } from './expect-page.ts'

/** While a job is at its rows nobody else may be. */
const AT_WORK: ReadonlySet<string> = new Set(['committing', 'undoing'])

/**
 * Takes a file for a change: whoever looked at an older version is told who was faster, and sends the change again after
 * a look. Answers the batch as it stands then. `present`: what stands now where the change was to be made.
 * @throws AppError `not_found`, `forbidden`, `conflict`
 */
export async function claimBatch(
  deps: Deps,
  batchId: number,
  version: number,
  session: AdminSession,
  present: (deps: Deps, batch: ImportBatchRow) => Promise<string | null> = () => Promise.resolve(null),
): Promise<ImportBatchRow> {
  return transaction(deps, async (deps) => {
    const batch = found(await lockImportBatch(deps.db, batchId))
    expectPage(session, batch.profile)
    if (batch.state === 'failed') throw notFound()
    if (AT_WORK.has(batch.state))
      throw new AppError('conflict', 'This file is being worked on. Please wait until it is done.')
    if (batch.version !== version) throw await changed(deps, batch, await present(deps, batch))
    await updateImportBatch(deps.db, batchId, {})
    return { ...batch, version: batch.version + 1 }
  })
}

async function changed(deps: Deps, { batch_id }: ImportBatchRow, present: string | null): Promise<AppError> {
  const { by: who, at } = await lastChanger(deps.db, `import_batch:${batch_id}`)
  return new AppError(
    'conflict',
    who === ''
      ? 'Somebody else changed this file meanwhile. Nothing was saved: look at it again.'
      : `${who} changed this file meanwhile. Nothing was saved: look at it again.`,
    present === null
      ? {}
      : { errors: { present: JSON.stringify(present), changed_by: who, changed_at: at?.toISOString() ?? '' } },
  )
}
