import { createHash } from 'node:crypto'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import type { ImportMapping } from '#src/contract/entities/imports/import-batch.ts'
import { bankWordKey } from '#src/contract/paying/bank-outcome.ts'

export type MappedBatch = ImportBatchRow & { mapping: ImportMapping }

/** A file whose columns somebody has matched. @throws Error where nobody has: it was asked too early. */
export function mappedBatch(batch: ImportBatchRow): MappedBatch {
  const { mapping } = batch
  if (mapping === null) throw new Error('the columns of this file are not matched')
  return { ...batch, mapping }
}

/**
 * Which words of a bank belong together: those of the same column under the same heads. Without heads the columns are told
 * apart by what somebody says that they mean.
 */
export function layoutOf({ heads, head_row, mapping }: Pick<MappedBatch, 'heads' | 'head_row' | 'mapping'>): string {
  const fields = mapping.columns.map(({ field }) => field)
  const facts = head_row === 0 ? { fields } : { heads: heads.map(bankWordKey), status: fields.indexOf('status') }
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
