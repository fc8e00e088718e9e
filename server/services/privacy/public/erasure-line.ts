import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import { ERASURE_LIMIT_DAYS } from '#src/contract/entities/privacy/erasure-desk.ts'
import type { ErasureLine, ErasureStage } from '#src/contract/entities/privacy/erasure-desk.ts'
import { HOLD_REASONS } from '#src/contract/retention.ts'
import { days } from '#src/contract/rules/time.ts'

/** Requests as staff see them. */
export async function toErasureLines(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rows: readonly ErasureRow[],
): Promise<ErasureLine[]> {
  const names = await listAdminNames(db, [...new Set(rows.flatMap(({ owner_id }) => owner_id ?? []))])
  const now = clock.now()
  return rows.map((row) => ({
    reference: row.reference,
    user_id: row.user_id,
    status: row.status,
    stage: stageOf(row, now),
    owner: row.owner_id === null ? null : (names.get(row.owner_id) ?? null),
    due_at: dueOf(row)?.toISOString() ?? null,
    came_by: row.came_by,
    held_for: HOLD_REASONS.find((reason) => reason === row.held_for) ?? null,
    requested_at: row.created_at.toISOString(),
    erase_after: row.erase_after.toISOString(),
    link_until: row.status === 'verifying' ? (row.link_until?.toISOString() ?? null) : null,
    done_at: row.done_at?.toISOString() ?? null,
  }))
}

/** One of them. */
export async function toErasureLine(deps: Pick<Deps, 'db' | 'clock'>, row: ErasureRow): Promise<ErasureLine> {
  const [line] = await toErasureLines(deps, [row])
  if (!line) throw new Error('a request without a line')
  return line
}

/** As the repository's own list says it. */
function stageOf({ status, failed_at, erase_after }: ErasureRow, now: Date): ErasureStage {
  if (status !== 'open' && status !== 'held') return status
  if (failed_at !== null) return 'failed'
  return status === 'open' && erase_after <= now ? 'erasing' : status
}

/** The customer's yes by the link's last day, an erasure when its notice is over, what is held by the day of the rules. */
function dueOf({ status, link_until, erase_after, created_at }: ErasureRow): Date | null {
  switch (status) {
    case 'verifying':
      return link_until
    case 'open':
      return erase_after
    case 'held':
      return new Date(created_at.getTime() + days(ERASURE_LIMIT_DAYS))
    case 'done':
    case 'cancelled':
    case 'refused':
      return null
  }
}
