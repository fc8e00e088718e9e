import { istDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import type { LenderDisbursal } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { createDisbursal, listDisbursals } from '#server/db/repositories/applications/disbursals.ts'
import type { Deps } from '#server/deps.ts'
import { accruePayout } from '../earnings/accrue-payout.ts'
import { reportedOf, type ReportedBy } from './shared/reported.ts'

/** A report that says no more than that it was paid out. */
const NOTHING_TOLD: LenderDisbursal = {
  ...{ tranche: null, sanctioned_amount: null, disbursed_amount: null, amount_basis: null, disbursed_on: null },
  ...{ utr: null, loan_account: null, rate: null, tenure_months: null },
}

/**
 * Writes down a part of a loan that was paid out, and what a partner earns by it. The application is locked. Nothing is
 * written of what has no lender, such as a card.
 */
export async function noteDisbursal(
  deps: Deps,
  row: ApplicationRow,
  by: ReportedBy,
  told: Partial<LenderDisbursal> = {},
): Promise<void> {
  if (row.lender_id === null) return
  const said = { ...NOTHING_TOLD, ...told }
  const now = deps.clock.now()
  const known = await listDisbursals(deps.db, row.app_id)
  const last = known.at(-1)?.tranche ?? 0
  // A number that is taken, or behind the last one, would put the parts out of their order.
  const tranche = said.tranche !== null && said.tranche > last ? said.tranche : last + 1
  // Without a word of the lender's, the first part is all that was asked for; of a further one nobody knows.
  const amount = toPaise(said.disbursed_amount) ?? (known.length === 0 ? row.amount : null)
  const disbursal = await createDisbursal(deps.db, {
    ...{ app_id: row.app_id, lender_id: row.lender_id, tranche, kind: 'disbursed', amount },
    ...{ amount_told: said.disbursed_amount !== null },
    ...{ day: said.disbursed_on ?? istDay(now), day_told: said.disbursed_on !== null },
    ...reportedOf(said),
    ...{ source: by.source, batch_id: by.batch_id, at: now },
  })
  await accruePayout(deps, row, disbursal)
}
