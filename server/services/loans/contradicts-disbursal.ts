import type { LenderDisbursal } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { listDisbursals } from '#server/db/repositories/applications/disbursals.ts'
import type { Deps } from '#server/deps.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { matchTranche } from './public/match-tranche.ts'

/** Does a report tell another amount, day or loan account of what was paid out than the lender has told before? */
export async function contradictsDisbursal(
  { db }: Pick<Deps, 'db'>,
  { app_id }: Pick<ApplicationRow, 'app_id'>,
  said: LenderDisbursal,
): Promise<boolean> {
  const known = matchTranche(await listDisbursals(db, app_id), said)
  if (known === null) return false
  const differs = (told: unknown, kept: unknown) => told !== null && kept !== null && told !== kept
  return (
    (known.amount_told && differs(toPaise(said.disbursed_amount), known.amount)) ||
    (known.day_told && differs(said.disbursed_on, known.day)) ||
    differs(said.loan_account, known.loan_account)
  )
}
