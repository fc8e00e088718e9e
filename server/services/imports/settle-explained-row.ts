import type { WaitingWordRow } from '#server/db/repositories/applications/waiting-words.ts'
import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { lockImportRow, updateImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { TxDeps } from '#server/deps.ts'
import type { RowProblem } from '#src/contract/entities/imports/import-batch.ts'
import { rowOfEvent } from './shared/kinds/row-event.ts'
import { mappedBatch } from './shared/mapped-batch.ts'
import { judgeRows } from './shared/rows/judge-rows.ts'

type Outcome = NonNullable<WaitingWordRow['outcome']>

/** What a row reads whose report came too late, or was refused, when its words were explained. */
const NOT_TAKEN: Partial<Record<Outcome, RowProblem>> = {
  overtaken: { field: 'status', code: 'older_news' },
  refused: { field: null, code: 'refused' },
}

/**
 * Notes in the row that a waiting report came from what became of it once its words were explained, inside the caller's
 * transaction. Answers the file where one of its rows has changed; null for a report that came by another way, and for a row
 * that somebody has changed since.
 */
export async function settleExplainedRow(
  deps: TxDeps,
  { batch_id, said }: Pick<WaitingWordRow, 'batch_id' | 'said'>,
  outcome: Outcome,
): Promise<number | null> {
  const row_number = batch_id === null ? null : rowOfEvent(said['event_id'], batch_id)
  if (batch_id === null || row_number === null) return null
  const batch = await findImportBatch(deps.db, batch_id)
  const row = await lockImportRow(deps.db, { batch_id, row_number })
  if (!batch || row?.verdict !== 'unmapped' || row.outcome === 'committed') return null
  const problem = NOT_TAKEN[outcome]
  // As a further look at the file would find it: the same as what is there now.
  const [judged] = problem ? [] : await judgeRows(deps, mappedBatch(batch), [row])
  const { verdict, problems, amount } = problem
    ? {
        verdict: problem.code === 'refused' ? ('invalid' as const) : ('stale' as const),
        problems: [problem],
        amount: null,
      }
    : (judged ?? { verdict: 'unchanged' as const, problems: [], amount: null })
  await updateImportRow(deps.db, row, { verdict, problems, amount })
  return batch_id
}
