/** Where the activity log stood at some time: an entry and the hash of its link in the chain. */
export interface AuditAnchor {
  audit_id: number
  hash: string
}

/** Kept outside of the database: whoever may change everything in it cannot change these with it. */
export interface AuditAnchors {
  /** Noted for good. */
  add(anchor: AuditAnchor, at: Date): Promise<void>
  /** All that were noted for good, oldest first. */
  list(): Promise<AuditAnchor[]>
  /** Where the chain ended when somebody last looked; null = it was empty, or nobody has looked yet. */
  end(): Promise<AuditAnchor | null>
  setEnd(anchor: AuditAnchor | null, at: Date): Promise<void>
}
