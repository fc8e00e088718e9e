import { isDiffering } from '#src/contract/reconciliation/ledger-line.ts'
import type { LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import { isOpen } from '../public/read-ledger.ts'

export interface LineFilters {
  month: string
  verdict?: string | undefined
  open?: string | undefined
}

/** The lines that a filter of the address asks for. */
export const filtered = (lines: readonly LedgerLine[], { verdict, open }: LineFilters): LedgerLine[] =>
  lines.filter(
    (line) =>
      (verdict === undefined || line.verdict === verdict || (verdict === 'differing' && isDiffering(line.verdict))) &&
      (open === undefined || isOpen(line)),
  )
