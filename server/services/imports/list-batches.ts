import { UNDO_DAYS, type ImportBatch, type ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { days } from '#src/contract/rules/time.ts'
import { BAD_VERDICTS } from '#server/db/repositories/imports/import-rows.ts'
import { listImportBatches, type ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { expectPage } from './shared/expect-page.ts'

const SHOWN = 20

/** The newest files of a kind, for who may open its page. */
export async function listBatches(deps: Deps, profile: ImportProfile, session: AdminSession): Promise<ImportBatch[]> {
  expectPage(session, profile)
  const rows = await listImportBatches(deps.db, profile, SHOWN)
  return rows.map(({ batch, created_by }) => {
    const { batch_id, file_name, state, row_count, committed_count, undone_count, left_count } = batch
    const counts = { row_count, wrong_count: wrongIn(batch), committed_count, undone_count, left_count }
    const undo_until = undoUntil(batch, deps.clock.now())
    return { batch_id, file_name, state, ...counts, created_at: batch.created_at.toISOString(), created_by, undo_until }
  })
}

const wrongIn = ({ counts }: ImportBatchRow): number =>
  BAD_VERDICTS.reduce((sum, verdict) => sum + (counts[verdict] ?? 0), 0)

function undoUntil({ state, committed_at, committed_count }: ImportBatchRow, now: Date): string | null {
  if (state !== 'committed' || committed_at === null || committed_count === 0) return null
  const until = new Date(committed_at.getTime() + days(UNDO_DAYS))
  return until > now ? until.toISOString() : null
}
