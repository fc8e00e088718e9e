import { lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { monthWords } from '#src/contract/calendar-words.ts'
import type { CloseMonthBody } from '#src/contract/entities/reconciliation/ledger.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { isOpen, readLedger, seenOf } from './public/read-ledger.ts'
import { freezeMonth } from './shared/freeze-month.ts'
import { expectOpenMonth } from './shared/open-month.ts'

/**
 * Freezes a month with a lender as it was seen: its lines, both sums and a hash of them. What nobody has paid for goes over
 * to the month behind it. Answers the hash.
 * @throws AppError `conflict` where it is closed, not over, behind an open one, has open lines, or has changed since
 */
export async function closeMonth(
  deps: Deps,
  lenderId: number,
  { month, seen }: CloseMonthBody,
  by: ByStaffOrNobody,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    await lockLedger(deps.db, lenderId)
    const ledger = await readLedger(deps.db, lenderId)
    expectOpenMonth(ledger, month)
    const now = deps.clock.now()
    if (month >= istMonth(now)) throw new AppError('conflict', 'This month is not over. Close it in the next one.')
    const [earlier] = [...ledger.open.keys()].filter((each) => each < month).sort()
    if (earlier !== undefined)
      throw new AppError(
        'conflict',
        `Close ${monthWords(earlier, DEFAULT_LOCALE)} first: what it leaves goes over to this month.`,
      )
    const lines = ledger.open.get(month) ?? []
    if (lines.length === 0) throw new AppError('conflict', 'There is nothing to close in this month.')
    if (seenOf(lines) !== seen)
      throw new AppError('conflict', 'A line has changed since you looked. Look once more, then close.')
    const open = lines.filter(isOpen).length
    if (open > 0)
      throw new AppError(
        'conflict',
        `Lines that nobody has settled: ${open}. Accept, dispute or chase each of them first.`,
      )
    const hash = await freezeMonth(deps, ledger, month, { admin_id: by.admin_id, now })
    return { audit: { object: `lender:${lenderId}`, after: { month, hash } } }
  })
}
