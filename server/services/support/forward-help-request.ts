import { findHelpRequest, stampForwarded } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { openRequest } from './public/ticket-view.ts'
import { toHelpRequest } from './shared/partner-ticket-view.ts'

/** How long the sandbox support desk takes. */
const ANSWER_SECONDS = 20

/** Hands a stored request to customer support. @throws AppError `not_available`: the job is tried again. */
export async function forwardHelpRequest(deps: Deps, { ticket }: JobPayloads['forward_help_request']): Promise<void> {
  const row = await findHelpRequest(deps.db, ticket)
  if (row?.forwarded_at !== null) return
  await deps.crm.forward(row.partner_id === null ? openRequest(deps, row) : toHelpRequest(deps, row), ticket)
  const now = deps.clock.now()
  await stampForwarded(deps.db, ticket, now)
  // Somebody who is no person answers in a demonstration alone.
  if (deps.env.mode !== 'live' && deps.crm.sandbox && (row.user_id !== null || row.partner_id !== null))
    await queueJob(deps.db, 'sandbox_ticket_answer', { ticket }, new Date(now.getTime() + ANSWER_SECONDS * 1000))
}
