import type { LenderDisbursal, LenderWords } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { createWaitingWord } from '#server/db/repositories/applications/waiting-words.ts'
import type { Deps } from '#server/deps.ts'
import { byLender } from '#server/services/loans/public/reported.ts'

/** What a report says beside its words; an answer to a submission tells nothing of a disbursal. */
type Said = LenderWords & Partial<LenderDisbursal> & { event_id: string; note: string | null }

/** Words that no table has yet wait, with all that was said beside them, until somebody says what they mean. */
export async function holdUnmappedReport(
  deps: Deps,
  row: ApplicationRow,
  { lender_status, sub_status, reason, ...said }: Said,
  by = byLender(deps.lenders),
): Promise<void> {
  const { app_id, lender_id } = row
  if (lender_id === null) return
  deps.log.warn({ lender_id, app_id, lender_status, sub_status, reason }, 'lender status not mapped')
  const words = { status: lender_status, sub_status, reason }
  await createWaitingWord(deps.db, { app_id, lender_id, ...words, said, ...by, at: deps.clock.now() })
}
