import { helpRequestSchema } from '#src/contract/entities/help-request.ts'
import { findHelpRequest, stampForwarded } from '../db/repositories/help-requests.ts'
import type { Deps } from '../deps.ts'
import type { JobPayloads } from '../jobs/job-kinds.ts'

/** Hands a stored request to customer support. @throws AppError `not_available`: the job is tried again. */
export async function forwardHelpRequest(deps: Deps, { ticket }: JobPayloads['forward_help_request']): Promise<void> {
  const row = await findHelpRequest(deps.db, ticket)
  if (row?.forwarded_at !== null) return
  const stored: unknown = JSON.parse(deps.vault.openShared(row.request_enc, `help_requests:${ticket}`))
  await deps.crm.forward(helpRequestSchema.validateSync(stored), ticket)
  await stampForwarded(deps.db, ticket, deps.clock.now())
}
