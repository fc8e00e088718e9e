import { findOwnApplication } from '#server/db/repositories/applications/applications.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { createHelpRequestRow, nextTicket } from '#server/db/repositories/support/help-requests.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import type { HelpRequest } from '#src/contract/entities/support/help-request.ts'
import { clocksFrom } from './public/clocks.ts'

/**
 * Stores a request for help and gives it a number; customer support receives it through the queue. @param appId the
 * application it is about: anybody's but the customer's own is left out, since help is never refused. @param notedBy
 * whoever of the staff wrote it down for the customer
 */
export async function createHelpRequest(
  deps: Deps,
  request: HelpRequest,
  userId: number | null,
  appId: string | null = null,
  notedBy: number | null = null,
): Promise<{ ticket: string; due_at: string }> {
  const now = deps.clock.now()
  const clocks = clocksFrom(now)
  return transaction(deps, async (deps) => {
    const customer = userId === null ? null : await findCustomer(deps.db, userId)
    const application = userId === null || appId === null ? null : await findOwnApplication(deps.db, userId, appId)
    const ticket = await nextTicket(deps.db)
    await createHelpRequestRow(deps.db, {
      ticket,
      user_id: userId,
      app_id: application?.app_id ?? null,
      noted_by: notedBy,
      request_enc: deps.vault.sealShared(JSON.stringify(request), `help_requests:${ticket}`),
      partner: customer?.partner ?? DEFAULT_PARTNER_CODE,
      ...clocks,
      created_at: now,
    })
    await queueJob(deps.db, 'forward_help_request', { ticket }, now)
    return { ticket, due_at: clocks.due_at.toISOString() }
  })
}
