import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { createMatter, settleMattersOf } from '#server/db/repositories/matters/lender-matters.ts'
import type { Deps } from '#server/deps.ts'
import { ANSWER_DAYS } from '#src/contract/entities/matters/lender-matter.ts'
import type { MatterKind } from '#src/contract/entities/matters/lender-matter.ts'
import { days } from '#src/contract/rules/time.ts'

/** What of a report is kept with the matter that it opens: the lender's own word, and its number. */
interface Said {
  lender_status: string
  event_id: string
}

/**
 * Something between a lender and us becomes work for staff: at once, or, where the lender may answer by itself, after two
 * days. False where it is that already.
 */
export async function noteMatter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { app_id, lender_id }: Pick<ApplicationRow, 'app_id' | 'lender_id'>,
  kind: MatterKind,
  said: Said | null = null,
): Promise<boolean> {
  if (lender_id === null) return false
  const now = clock.now()
  const mayAnswer = kind === 'stop_open' || kind === 'exit_open'
  const due_at = mayAnswer ? new Date(now.getTime() + days(ANSWER_DAYS)) : now
  const words = said && { lender_status: said.lender_status, event_id: said.event_id }
  return createMatter(db, { app_id, lender_id, kind, ...words, noted_at: now, due_at })
}

/** The lender has answered what was waited for. */
export const settleMatters = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { app_id }: Pick<ApplicationRow, 'app_id'>,
  ...kinds: MatterKind[]
): Promise<void> => settleMattersOf(db, app_id, kinds, { settled_at: clock.now() })
