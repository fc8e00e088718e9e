import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { ReportedBy } from '#server/services/loans/public/reported.ts'
import type { InterpretedReport } from '#server/services/shared/lenders/interpret-report.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import type { Move } from './move.ts'
import { refusalChanges } from './refusal-changes.ts'

/** The step that a lender's report tells. */
export function moveOf(row: ApplicationRow, report: InterpretedReport, to: ApplicationStatus, by: ReportedBy): Move {
  const { source, note } = noteOf(row, report)
  return { to, source, note, lenderEventId: report.event_id, changes: refusalChanges(report), paid: report, by }
}

/** Without words of the lender's own, a gold lender's "documents needed" is explained by us: it wants the jewellery. */
const noteOf = (row: ApplicationRow, { status, note }: InterpretedReport): Required<Pick<Move, 'source' | 'note'>> =>
  note === null && status === 'documents_needed' && row.product_type === PRODUCT.gold
    ? { source: 'creditlane', note: 'gold_assay' }
    : { source: 'lender', note }
