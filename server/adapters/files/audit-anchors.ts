/** Where the activity log stood at some time: its newest entry and that entry's hash. */
export interface AuditAnchor {
  audit_id: number
  hash: string
}

/** Kept outside of the database: whoever may change everything in it cannot change these with it. */
export interface AuditAnchors {
  add(anchor: AuditAnchor, at: Date): Promise<void>
  /** All of them, oldest first. */
  list(): Promise<AuditAnchor[]>
}
