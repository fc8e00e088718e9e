import type { HelpRequest } from '#src/contract/entities/help-request.ts'
import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { withTransaction } from '../db/client.ts'
import { findCustomer } from '../db/repositories/customers.ts'
import { createHelpRequestRow, nextTicket } from '../db/repositories/help-requests.ts'
import type { Deps } from '../deps.ts'
import { queueJob } from '../jobs/job-kinds.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** RBI Digital Lending Directions 2025: a complaint is answered within 30 days, or may go to the ombudsman. */
const DUE_DAYS = 30

/** Stores a request for help and gives it a number; customer support receives it through the queue. */
export async function createHelpRequest(
  deps: Deps,
  request: HelpRequest,
  userId: number | null,
): Promise<{ ticket: string; due_at: string }> {
  const now = deps.clock.now()
  const dueAt = new Date(now.getTime() + DUE_DAYS * DAY_MS)
  return withTransaction(deps.db, async (tx) => {
    const customer = userId === null ? null : await findCustomer(tx, userId)
    const ticket = await nextTicket(tx)
    await createHelpRequestRow(tx, {
      ticket,
      user_id: userId,
      request_enc: deps.vault.sealShared(JSON.stringify(request), `help_requests:${ticket}`),
      partner: customer?.partner ?? DEFAULT_PARTNER_CODE,
      due_at: dueAt,
      created_at: now,
    })
    await queueJob(tx, 'forward_help_request', { ticket }, now)
    return { ticket, due_at: dueAt.toISOString() }
  })
}
