import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { moveApplication } from './move-application.ts'
import { queueSandboxCard } from './queue-sandbox-card.ts'
import { CARD_STORY } from './shared/sandbox-card.ts'

/** Lets an invented bank go one step on; one that the customer took back meanwhile stays where it is. */
export async function reportSandboxCard(
  deps: Deps,
  { app_id, step }: JobPayloads['sandbox_card_report'],
): Promise<void> {
  const next = CARD_STORY[step]
  if (!next) return
  await transaction(deps, async (deps) => {
    const row = await lockApplication(deps.db, app_id, null)
    const customer = row ? await findCustomer(deps.db, row.user_id) : null
    if (!row || !customer) return
    const refused = openField(deps.vault, customer, 'tin').toUpperCase().endsWith('Z')
    const to = next[1] === 'decision' ? (refused ? 'rejected' : 'approved') : next[1]
    if (await moveApplication(deps, row, { to, source: 'lender' })) await queueSandboxCard(deps, app_id, step + 1)
  })
}
