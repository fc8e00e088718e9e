import type { LenderDisbursal } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationChanges } from '#server/db/repositories/applications/applications.ts'
import type { ReportedBy } from '#server/services/loans/public/reported.ts'
import type { ApplicationNote } from '#src/contract/entities/applications/application-notes.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import type { StatusEntry } from '#src/contract/entities/applications/application.ts'

/** A step of an application, and what is said with it. */
export interface Move {
  to: ApplicationStatus
  source: StatusEntry['source']
  /** Ours are keys; a lender's are its own words. */
  note?: ApplicationNote | (string & {}) | null
  lenderEventId?: string
  changes?: ApplicationChanges
  /** Of what was paid out: what the lender said of it. */
  paid?: Partial<LenderDisbursal>
  /** Absent = the lender by itself. */
  by?: ReportedBy
}
