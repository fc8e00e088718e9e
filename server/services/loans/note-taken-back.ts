import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { createDisbursals, listDisbursals } from '#server/db/repositories/applications/disbursals.ts'
import type { TxDeps } from '#server/deps.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { sumPaise } from '#src/contract/rules/paise.ts'
import { monthsOf, restateMonths } from '../earnings/public/lender-months.ts'
import type { ReportedBy } from './public/reported.ts'

/**
 * The loan was given back: what had been paid out stays written, and beside it that it is back. The application is locked.
 */
export async function noteTakenBack(deps: TxDeps, row: ApplicationRow, by: ReportedBy): Promise<void> {
  if (row.lender_id === null) return
  const known = await listDisbursals(deps.db, row.app_id)
  const paid = known.flatMap(({ kind, amount }) => (kind === 'disbursed' && amount !== null ? [amount] : []))
  const now = deps.clock.now()
  const back = {
    app_id: row.app_id,
    lender_id: row.lender_id,
    kind: 'taken_back' as const,
    tranche: (known.at(-1)?.tranche ?? 0) + 1,
    day: istDay(now),
    day_told: false,
    amount: paid.length === 0 ? null : sumPaise(paid),
    amount_told: false,
    source: by.source,
    batch_id: by.batch_id,
    at: now,
  }
  await createDisbursals(deps.db, [back])
  // It is no business of its month any more.
  await restateMonths(deps, monthsOf(known.filter(({ kind }) => kind === 'disbursed')))
}
