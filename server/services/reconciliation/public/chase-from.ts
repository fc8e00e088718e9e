import { CHASE_AFTER_DAYS } from '#src/contract/entities/figures/work-kinds.ts'
import type { LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import { startOfIstDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'

/**
 * From when on (ms) a lender is to be asked about a line; null for one that nobody asks about: both sides have it, or its
 * month has a file and nobody has decided what to do about it.
 */
export function chaseFrom({ verdict, own, decision }: Asked, hasFile: boolean): number | null {
  if (verdict !== 'missing_there' || own === null) return null
  if (decision === null ? hasFile : decision.kind !== 'chased') return null
  const since = decision === null ? startOfIstDay(own.day) : new Date(decision.at)
  return since.getTime() + days(CHASE_AFTER_DAYS)
}
type Asked = Pick<LedgerLine, 'verdict' | 'own' | 'decision'>
