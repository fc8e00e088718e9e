import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { fillDisbursal, listDisbursalsById } from '#server/db/repositories/applications/disbursals.ts'
import { giveLine, lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { findDecision, listClosedMonths, updateDecision } from '#server/db/repositories/reconciliation/ledger-months.ts'
import type { DecisionRow } from '#server/db/repositories/reconciliation/ledger-months.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { restateAccrual } from '../earnings/restate-accrual.ts'
import { found, notFound } from '../shared/not-found.ts'
import type { Before } from './shared/apply-theirs.ts'
import { expectOpenMonth } from './shared/open-month.ts'

/**
 * Takes a decision back: our own figures are again what they were, where nobody has changed them since.
 * @throws AppError `not_found`; `conflict` in a closed month, where somebody was there since, or where a partner's line is taken back
 */
export async function undoDecision(deps: Deps, decisionId: number, by: ByStaffOrNobody): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const { lender_id } = found(await findDecision(deps.db, decisionId))
    await lockLedger(deps.db, lender_id)
    const decision = await findDecision(deps.db, decisionId)
    if (!decision || decision.undone_at !== null) throw notFound()
    expectOpenMonth({ closed: await listClosedMonths(deps.db, decision.lender_id) }, decision.period)
    await restore(deps, decision)
    await updateDecision(deps.db, decisionId, { undone_by: by.admin_id, undone_at: deps.clock.now() })
    const before = { month: decision.period, kind: decision.kind }
    return { audit: { object: `lender:${lender_id}`, before } }
  })
}

async function restore(deps: TxDeps, { before, disbursal_id, line_id }: DecisionRow): Promise<void> {
  const { disbursal, theirs, taken_back, given }: Before = before ?? {}
  if (taken_back)
    throw new AppError(
      'conflict',
      "The partner's line was taken back with it and stays so. Correct it at the partner, under Statements.",
    )
  if (given && line_id !== null) await giveLine(deps.db, line_id, null)
  if (!disbursal || !theirs || disbursal_id === null) return
  const [part] = await listDisbursalsById(deps.db, [disbursal_id])
  const application = part ? await lockApplication(deps.db, part.app_id, null) : null
  const [now] = await listDisbursalsById(deps.db, [disbursal_id])
  if (!application || !now || now.amount !== theirs.amount || now.day !== theirs.day)
    throw new AppError('conflict', 'Somebody has changed this loan since. What it says now stays.')
  await restateAccrual(deps, application, await fillDisbursal(deps.db, now, disbursal), now)
}
