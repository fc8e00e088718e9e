import { lockLender } from '#server/db/repositories/catalogue/lenders.ts'
import { createStatusTable, findStatusTable } from '#server/db/repositories/catalogue/status-tables.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { StatusTableSave } from '#src/contract/entities/catalogue/status-table.ts'
import { editConflict } from '../shared/edit-conflict.ts'
import { lastChanger } from '../shared/last-changer.ts'
import { notFound } from '../shared/not-found.ts'
import { replayWaitingWords } from './replay-waiting-words.ts'

/** So many reports are taken while the editor waits; the others follow by themselves. */
const AT_ONCE = 50

/**
 * Saves a lender's own lines as a new version, and takes the reports that waited for one of their words.
 * @throws AppError `not_found`; `conflict` when somebody has saved another version meanwhile
 */
export async function saveStatusWords(
  deps: Deps,
  lenderId: number,
  { rows, version }: StatusTableSave,
  by: ByStaff,
): Promise<Audited<{ replayed: number; going_on: boolean }>> {
  const now = deps.clock.now()
  const { version_id, before } = await transaction(deps, async (deps) => {
    const { db } = deps
    if (!(await lockLender(db, lenderId))) throw notFound()
    const newest = await findStatusTable(db, lenderId)
    if ((newest?.version_id ?? 0) !== version)
      throw editConflict(newest?.rows ?? [], await lastChanger(db, `lender:${lenderId}`, 'status_words'))
    const saved = await createStatusTable(db, { lender_id: lenderId, rows, saved_by: by.admin_id, saved_at: now })
    return { version_id: saved.version_id, before: newest?.rows.length ?? 0 }
  })
  const { replayed, next } = await replayWaitingWords(deps, lenderId, { after: 0, most: AT_ONCE })
  if (next !== null) await queueJob(deps.db, 'replay_words', { lender_id: lenderId, version_id, after: next }, now)
  const after = { status_words: rows.length, version: version_id, replayed }
  const audit = { object: `lender:${lenderId}`, before: { status_words: before }, after }
  return { replayed, going_on: next !== null, audit }
}
