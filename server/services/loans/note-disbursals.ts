import { NOTHING_DISBURSED } from '#server/adapters/lenders/lender-gateway.ts'
import type { LenderDisbursal } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { createDisbursals, listDisbursalsOf } from '#server/db/repositories/applications/disbursals.ts'
import type { TxDeps } from '#server/deps.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { accruePayouts } from '../earnings/accrue-payouts.ts'
import { reportedOf } from './public/reported.ts'
import type { ReportedBy } from './public/reported.ts'
import { notePrincipal } from './shared/note-principal.ts'

interface PaidOut {
  row: ApplicationRow
  by: ReportedBy
  told?: Partial<LenderDisbursal> | undefined
}

/**
 * Writes down a part of a loan that was paid out, and what a partner earns by it, of different applications, all locked.
 * Nothing is written of what has no lender, such as a card.
 */
export async function noteDisbursals(deps: TxDeps, paidOut: readonly PaidOut[]): Promise<void> {
  const loans = paidOut.flatMap(({ row, ...rest }) =>
    row.lender_id === null ? [] : [{ ...rest, row, lender_id: row.lender_id }],
  )
  const now = deps.clock.now()
  const earlier = await listDisbursalsOf(
    deps.db,
    loans.map(({ row }) => row.app_id),
  )
  const created = await createDisbursals(
    deps.db,
    loans.map(({ row: { app_id, amount: asked }, lender_id, by, told }) => {
      const said = { ...NOTHING_DISBURSED, ...told }
      const known = earlier.get(app_id) ?? []
      const last = known.at(-1)?.tranche ?? 0
      // A number that is taken, or behind the last one, would put the parts out of their order.
      const tranche = said.tranche !== null && said.tranche > last ? said.tranche : last + 1
      return {
        app_id,
        lender_id,
        tranche,
        kind: 'disbursed' as const,
        // Without a word of the lender's, the first part is all that was asked for; of a further one nobody knows.
        amount: toPaise(said.disbursed_amount) ?? (known.length === 0 ? asked : null),
        amount_told: said.disbursed_amount !== null,
        day: said.disbursed_on ?? istDay(now),
        day_told: said.disbursed_on !== null,
        ...reportedOf(said),
        source: by.source,
        batch_id: by.batch_id,
        at: now,
      }
    }),
  )
  const rows = new Map(loans.map(({ row }) => [row.app_id, row]))
  const net = new Set(created.flatMap(({ app_id, basis }) => (basis === 'net' ? [app_id] : [])))
  for (const { row } of loans) if (net.has(row.app_id)) await notePrincipal(deps, row)
  await accruePayouts(
    deps,
    created.flatMap((disbursal) => {
      const row = rows.get(disbursal.app_id)
      return row ? [{ row, disbursal }] : []
    }),
  )
}
