import type { FactRow } from '#server/db/repositories/figures/fact-rows.ts'
import type { FigureFilterQuery, FigureRow, STOP_KINDS } from '#src/contract/entities/figures/funnel-report.ts'
import { NO_VALUE, LADDERS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { saidValue } from './asked-figures.ts'

export interface FigureRowsQuery extends FigureFilterQuery {
  count: CountKey
  stopped?: (typeof STOP_KINDS)[number] | undefined
  reason?: string | undefined
}

/** Which count's rows are asked for, in the words of the facts. */
export function askedCount({ count, stopped, reason }: FigureRowsQuery, now: Date) {
  const level = LADDERS.journey.findIndex((key) => key === count)
  const stop = stopped === undefined ? null : { level, why: stopped, reason: reason === NO_VALUE ? null : reason, now }
  return { key: count, stop }
}

export const toFigureRow = ({ id, reference, status, ...row }: FactRow, partnerName: string | null): FigureRow => ({
  partner_name: partnerName,
  id,
  reference,
  status,
  lender: row.lender,
  partner: row.partner,
  product: saidValue(row.product),
  source: saidValue(row.source),
  channel: row.channel as FigureRow['channel'],
  at: row.at.toISOString(),
  amount: toRupees(row.amount),
})
