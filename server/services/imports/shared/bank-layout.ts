import { createHash } from 'node:crypto'
import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { bankWordKey } from '#src/contract/paying/bank-outcome.ts'
import type { MappedBatch } from './mapped-batch.ts'

/**
 * Which words of a bank belong together: those of the same column under the same heads. Without heads the columns are told
 * apart by what somebody says that they mean.
 */
export function layoutOf({ heads, head_row, mapping }: Pick<MappedBatch, 'mapping'> & LayoutFacts): string {
  const fields = mapping.columns.map(({ field }) => field)
  const facts = head_row === 0 ? { fields } : { heads: heads.map(bankWordKey), status: fields.indexOf('status') }
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

type LayoutFacts = Pick<ImportBatchRow, 'heads' | 'head_row'>
