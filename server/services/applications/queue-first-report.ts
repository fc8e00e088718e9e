import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'

/** Has the sandbox lender begin to report; a real one does so by itself. */
export async function queueFirstReport(deps: Deps, lenderId: number, lenderReference: string): Promise<void> {
  const first = deps.lenders.controls?.report(lenderId, lenderReference, 0)
  if (!first) return
  const due = new Date(deps.clock.now().getTime() + first.after_seconds * 1000)
  await queueJob(
    deps.db,
    'sandbox_lender_report',
    { lender_id: lenderId, lender_reference: lenderReference, step: 0 },
    due,
  )
}
