import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import type { Decided } from '#src/contract/entities/reconciliation/ledger.ts'
import { AppError } from '#src/contract/errors.ts'
import { isDiffering } from '#src/contract/reconciliation/ledger-line.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { decideLines } from './decide-lines.ts'
import { readLedger } from './public/read-ledger.ts'
import { worthOf } from './shared/ledger-view.ts'
import { expectOpenMonth } from './shared/open-month.ts'

/**
 * Takes theirs for every difference of an open month that nobody has decided about and that moves no more than an amount.
 * @throws AppError `conflict` where the month is closed
 */
export async function acceptSmall(
  deps: Deps,
  lenderId: number,
  { month, up_to, reason }: { month: string; up_to: number; reason: string },
  by: ByStaffOrNobody,
): Promise<Audited<Decided>> {
  const ledger = await readLedger(deps.db, lenderId)
  expectOpenMonth(ledger, month)
  const small = (ledger.open.get(month) ?? []).filter(
    (line) => isDiffering(line.verdict) && line.decision === null && worthOf(line) <= toPaise(up_to),
  )
  if (small.length === 0)
    throw new AppError(
      'conflict',
      'No undecided difference is as small as that. Enter a larger amount, or decide line by line.',
    )
  const lines = small.map(({ file, own }) => ({
    line_id: file?.line_id ?? null,
    disbursal_id: own?.disbursal_id ?? null,
  }))
  const answer = await decideLines(deps, lenderId, { month, lines, kind: 'accepted', reason }, by)
  const { changed, waiting } = answer
  return { ...answer, audit: { object: `lender:${lenderId}`, after: { month, up_to, reason, changed, waiting } } }
}
