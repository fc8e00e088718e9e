import { updateImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { countVerdicts } from '#server/db/repositories/imports/shown-rows.ts'
import type { Deps } from '#server/deps.ts'

/** Counts the rows of a file anew, and makes everybody late who looked at it before. */
export async function recountBatch({ db }: Pick<Deps, 'db'>, batchId: number): Promise<void> {
  const { counts } = await countVerdicts(db, batchId)
  await updateImportBatch(db, batchId, { counts })
}
