import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { fillDisbursal, listDisbursals } from '#server/db/repositories/applications/disbursals.ts'
import { listStandingLines } from '#server/db/repositories/earnings/payouts.ts'
import { findApplicationOfLoan, listFileLines } from '#server/db/repositories/reconciliation/ledger-books.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { restateAccrual } from '#server/services/earnings/restate-accrual.ts'
import { takeBackPayout } from '#server/services/earnings/take-back-payout.ts'
import type { LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import { amountsAgree, USUAL_TOLERANCE } from '#src/contract/reconciliation/tolerance.ts'
import { sumPaise, wholePaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

/** What taking theirs has changed, for the undo. */
export interface Before {
  /** Our own figures of the part, and what was put in their place. */
  disbursal?: {
    amount: Paise | null
    amount_told: boolean
    basis?: 'gross' | 'net' | null
    day: string
    day_told: boolean
  }
  theirs?: { amount: Paise | null; day: string }
  /** The line of a partner's statement that has followed: the partner reads there why. */
  restated?: number
  /** Lines of partners' statements that were taken back: these stay so. */
  taken_back?: number[]
  /** The line of theirs had no application. */
  given?: true
}

/**
 * Takes the lender's word for a line: amount and day of the part become theirs, and the partner's share follows while
 * nobody has approved it; of a loan whose whole commission they take back, the partner's lines are taken back, with the reason.
 */
export async function applyTheirs(deps: TxDeps, lenderId: number, line: LedgerLine, reason: string): Promise<Before> {
  const { file, own, differs, verdict } = line
  if (file === null) return {}
  if (verdict === 'clawed_back') return takeBackShares(deps, lenderId, file.loan_account, file.app_id, reason)
  const amount = differs.includes('amount_differs') ? file.disbursed : null
  const day = differs.includes('date_differs') ? file.day : null
  if (own === null || (amount === null && day === null)) return {}
  const application = await lockApplication(deps.db, own.app_id, null)
  const part = (await listDisbursals(deps.db, own.app_id)).find((each) => each.disbursal_id === own.disbursal_id)
  if (!application || !part) return {}
  const filled = await fillDisbursal(deps.db, part, {
    // Commission is paid on the loan's own amount: so is theirs.
    ...(amount !== null && { amount, amount_told: true, basis: 'gross' as const }),
    ...(day !== null && { day, day_told: true }),
  })
  const followed = await restateAccrual(deps, application, filled, part)
  const { amount_told, day_told } = part
  return {
    disbursal: { amount: part.amount, amount_told, basis: part.basis, day: part.day, day_told },
    theirs: { amount: filled.amount, day: filled.day },
    ...(followed && { restated: followed.payout_id }),
  }
}

async function takeBackShares(
  deps: Deps,
  lenderId: number,
  loan: string,
  named: string | null,
  reason: string,
): Promise<Before> {
  const lines = (await listFileLines(deps.db, lenderId, '')).filter(({ loan_account }) => loan_account === loan)
  const sumWhere = (of: (gross: Paise) => boolean) => sumPaise(lines.flatMap(({ gross }) => (of(gross) ? [gross] : [])))
  const paid = sumWhere((gross) => gross > 0)
  const back = wholePaise(0 - sumWhere((gross) => gross < 0))
  // A part of the commission alone: what the partner loses by it is for people to say.
  if (paid > 0 && !amountsAgree(back, paid, USUAL_TOLERANCE)) return {}
  const app_id = named ?? (await findApplicationOfLoan(deps.db, lenderId, loan))
  if (app_id === null) return {}
  const taken_back: number[] = []
  for (const { payout_id } of await listStandingLines(deps.db, app_id)) {
    await takeBackPayout(deps, payout_id, reason)
    taken_back.push(payout_id)
  }
  return taken_back.length === 0 ? {} : { taken_back }
}
