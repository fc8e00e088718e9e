import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import type { ImportMapping } from '#src/contract/entities/imports/import-batch.ts'

export type MappedBatch = ImportBatchRow & { mapping: ImportMapping }

/** A file whose columns somebody has matched. @throws Error where nobody has: it was asked too early. */
export function mappedBatch(batch: ImportBatchRow): MappedBatch {
  const { mapping } = batch
  if (mapping === null) throw new Error('the columns of this file are not matched')
  return { ...batch, mapping }
}
