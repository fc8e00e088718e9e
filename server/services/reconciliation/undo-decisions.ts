import { lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import {
  listClosedMonths,
  listDecisionsById,
  updateDecisions,
} from '#server/db/repositories/reconciliation/ledger-months.ts'
import type { DecisionRow } from '#server/db/repositories/reconciliation/ledger-months.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import type { Undone } from '#src/contract/entities/reconciliation/ledger.ts'
import { isAppError } from '#src/contract/errors.ts'
import { whyClosed } from './shared/open-month.ts'
import { undoDecision } from './undo-decision.ts'

/**
 * Takes many decisions back. Those that have changed nothing but their line are written together; those that moved figures of ours
 * go one by one, each whole or not at all. What cannot be taken back is named with its reason.
 */
export async function undoDecisions(
  deps: Deps,
  decisionIds: readonly number[],
  by: ByStaffOrNobody,
): Promise<Audited<Undone>> {
  const left = new Map<string, number[]>()
  const leave = (why: string, ids: readonly number[]) => {
    if (ids.length > 0) left.set(why, [...(left.get(why) ?? []), ...ids])
  }
  const lenders = new Set((await listDecisionsById(deps.db, decisionIds)).map(({ lender_id }) => lender_id))
  const done = new Set<number>()
  const alone: number[] = []
  for (const lenderId of lenders)
    await transaction(deps, async (deps) => {
      await lockLedger(deps.db, lenderId)
      const closed = await listClosedMonths(deps.db, lenderId)
      const standing = (await listDecisionsById(deps.db, decisionIds)).filter(
        (row) => row.lender_id === lenderId && row.undone_at === null,
      )
      const plain: number[] = []
      for (const row of standing) {
        const why = whyClosed({ closed }, row.period)
        if (movedFigures(row)) alone.push(row.decision_id)
        else if (why === null) plain.push(row.decision_id)
        else leave(why, [row.decision_id])
      }
      if (plain.length > 0)
        await updateDecisions(deps.db, plain, { undone_by: by.admin_id, undone_at: deps.clock.now() })
      for (const id of plain) done.add(id)
    })
  for (const id of alone)
    try {
      await undoDecision(deps, id, by)
      done.add(id)
    } catch (error) {
      if (!isAppError(error)) throw error
      leave(error.message, [id])
    }
  const named = new Set([...done, ...[...left.values()].flat()])
  leave(
    'Somebody has undone it already.',
    decisionIds.filter((id) => !named.has(id)),
  )
  const answer = { undone: done.size, left: [...left].map(([why, decisions]) => ({ why, decisions })) }
  return { ...answer, audit: { object: 'reconciliation', before: { decision_ids: decisionIds }, after: answer } }
}

const movedFigures = ({ before }: DecisionRow): boolean => Object.keys(before ?? {}).length > 0
