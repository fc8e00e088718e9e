/** What this process knows of the activity log, in memory. */
export interface AuditWatch {
  /** Hashes of its own entries that stand, by their number, until they are in the chain up to a noted link. */
  written: Map<number, string>
  /** `late`: an entry has waited for its link longer than a minute. `incomplete`: one is gone, since this process began. */
  state: 'ok' | 'late' | 'incomplete'
}

export const createAuditWatch = (): AuditWatch => ({ written: new Map(), state: 'ok' })
