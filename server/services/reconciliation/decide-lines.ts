import { lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import type { DecideBody, Decided } from '#src/contract/entities/reconciliation/ledger.ts'
import { readLedger } from './public/read-ledger.ts'
import { decideOpen } from './shared/decide-open.ts'
import { expectOpenMonth } from './shared/open-month.ts'

/**
 * Decides about lines of a month.
 * @throws AppError `conflict` where the month is closed
 */
export async function decideLines(
  deps: Deps,
  lenderId: number,
  body: DecideBody,
  by: ByStaffOrNobody,
): Promise<Audited<Decided>> {
  return transaction(deps, async (deps) => {
    await lockLedger(deps.db, lenderId)
    const ledger = await readLedger(deps.db, lenderId)
    expectOpenMonth(ledger, body.month)
    const answer = await decideOpen(deps, lenderId, ledger, body, by)
    const { month, kind, reason } = body
    const { changed, waiting } = answer
    return { ...answer, audit: { object: `lender:${lenderId}`, after: { month, kind, reason, changed, waiting } } }
  })
}
