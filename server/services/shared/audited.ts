/** What an entry of the activity log says beyond what the row of the call knows: its name, who asked, the path. */
export interface AuditFacts {
  /** What was done, where it is not what the row says: it waits for somebody. */
  action?: string
  /** Who acted, where the call itself establishes it: a sign-in. */
  actor?: string
  object?: string
  before?: unknown
  after?: unknown
}

/** What an action answers, with what the activity log says of it: whoever carries the call out writes the entry. */
export type Audited<T extends object = object> = T & { audit: AuditFacts }
