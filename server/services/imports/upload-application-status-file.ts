import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { countProblems } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { runJobNow } from '#server/jobs/run-jobs.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff, InLanguage } from '#server/session.ts'
import type { ReceivedFile } from '#src/contract/endpoints/endpoint.ts'
import type { StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { rehearseBatch } from './rehearse-batch.ts'
import { findStatusHeads } from './shared/kinds/status-heads.ts'
import { rowErrors } from './shared/rows/row-errors.ts'
import { stageFile } from './stage-file.ts'
import { startCommit } from './start-commit.ts'

/**
 * Takes a file of statuses whole: reads it, judges every row, and writes those that are right. The same file again writes
 * what became right meanwhile, and nothing twice.
 * @throws AppError `validation` for what is no readable file of statuses; `conflict` while the same file is worked on
 */
export async function uploadApplicationStatusFile(
  deps: Deps,
  file: Pick<ReceivedFile<unknown>, 'name' | 'bytes'>,
  by: ByStaff & InLanguage,
): Promise<Audited<StatusFileAnswer>> {
  const whose = { profile: 'application_status' as const, lender_id: null, ...by }
  const { batch: staged, judged } = await stageFile(deps, whose, file, findStatusHeads)
  const { batch_id } = staged
  const before = staged.state === 'undone' ? 0 : staged.committed_count
  const { update = 0, unmapped = 0 } = await rehearseBatch(deps, staged, judged)
  // Words that nobody knows yet are put aside by a commit, too.
  if (update + unmapped > 0) await commitNow(deps, batch_id, by.admin_id)
  const batch = found(await findImportBatch(deps.db, batch_id))
  const { rows, problems } = await countProblems(deps.db, batch_id)
  const rowsUpdated = batch.committed_count - before
  return {
    batch_id,
    rowsUpdated,
    errorsFound: problems,
    rowsRefused: rows,
    errors: await rowErrors(deps, batch, by.language),
    audit: {
      object: `import_batch:${batch_id}`,
      after: { file: file.name, rowsUpdated, errorsFound: problems },
    },
  }
}

/** Writes the file while its sender waits. What cannot be written now the queue goes on with, part by part. */
async function commitNow(deps: Deps, batchId: number, adminId: number): Promise<void> {
  const whole = { mode: 'valid_rows' as const, version: null, attended: true }
  let job = await startCommit(deps, batchId, { ...whole, admin_id: adminId })
  for (;;) {
    await runJobNow(deps, 'commit_import', job)
    const batch = await findImportBatch(deps.db, batchId)
    if (batch?.state !== 'committing') return
    if (batch.progress_row === job.after)
      throw new AppError(
        'not_available',
        'The file is kept, and its rows are being written. Please look again in a few minutes.',
      )
    job = { ...job, after: batch.progress_row }
  }
}
