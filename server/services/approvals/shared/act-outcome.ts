import type { ApprovalShown } from '#server/db/schema/approvals.ts'

/** What an act has changed: as the log keeps it, and as a second person reads it. */
export interface Done {
  audit: { object: string; before?: Record<string, unknown> | undefined; after?: Record<string, unknown> | undefined }
  /** The record that it is about, as the log names it. */
  record: string
  shown: ApprovalShown
}
