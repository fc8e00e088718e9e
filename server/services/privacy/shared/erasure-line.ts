import { HOLD_REASONS } from '#src/contract/retention.ts'
import type { ErasureLine } from '#src/contract/entities/privacy/erasure-desk.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'

/** As staff see it. */
export const toErasureLine = (row: ErasureRow): ErasureLine => ({
  reference: row.reference,
  user_id: row.user_id,
  status: row.status,
  came_by: row.came_by,
  held_for: HOLD_REASONS.find((reason) => reason === row.held_for) ?? null,
  requested_at: row.created_at.toISOString(),
  erase_after: row.erase_after.toISOString(),
  link_until: row.status === 'verifying' ? (row.link_until?.toISOString() ?? null) : null,
  done_at: row.done_at?.toISOString() ?? null,
})
