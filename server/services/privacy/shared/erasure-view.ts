import { isProven } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Erasure } from '#src/contract/entities/privacy/privacy.ts'
import { HOLD_REASONS } from '#src/contract/retention.ts'

/** As its customer sees it. */
export function toErasure(row: ErasureRow): Erasure {
  if (!isProven(row)) throw new Error('nobody has shown whose request this is')
  return {
    reference: row.reference,
    status: row.status,
    held_for: HOLD_REASONS.find((reason) => reason === row.held_for) ?? null,
    requested_at: row.created_at.toISOString(),
    erase_after: row.erase_after.toISOString(),
    partly_erased_at: row.partly_done_at?.toISOString() ?? null,
  }
}
