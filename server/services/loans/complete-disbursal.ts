import type { LenderDisbursal } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { fillDisbursal } from '#server/db/repositories/applications/disbursals.ts'
import type { DisbursalRow } from '#server/db/repositories/applications/disbursals.ts'
import type { TxDeps } from '#server/deps.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { restateAccrual } from '../earnings/restate-accrual.ts'
import { reportedOf } from './public/reported.ts'
import { notePrincipal } from './shared/note-principal.ts'

/**
 * Fills in what was not known of a disbursal. What was told stays, also where this report tells it otherwise: that is for the
 * reconciliation. False where nothing new was told. The application is locked.
 */
export async function completeDisbursal(
  deps: TxDeps,
  row: ApplicationRow,
  known: DisbursalRow,
  said: LenderDisbursal,
): Promise<boolean> {
  const news = Object.entries(reportedOf(said)).filter(
    ([name, value]) => value !== null && known[name as keyof DisbursalRow] === null,
  )
  const amount = known.amount_told ? null : toPaise(said.disbursed_amount)
  const day = known.day_told ? null : said.disbursed_on
  if (news.length === 0 && amount === null && day === null) return false
  const filled = await fillDisbursal(deps.db, known, {
    ...Object.fromEntries(news),
    ...(amount !== null && { amount, amount_told: true }),
    ...(day !== null && { day, day_told: true }),
  })
  if (amount !== null || day !== null || filled.principal !== known.principal)
    await restateAccrual(deps, row, filled, known)
  await notePrincipal(deps, row)
  return true
}
