import type { ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import { withTransaction } from '#server/db/client.ts'
import type { Db } from '#server/db/client.ts'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/jobs/job-kinds.ts'
import type { JobPayloads } from '#server/jobs/job-kinds.ts'
import { moveApplication } from './move-application.ts'

/** What a practice bank does with a card, and how many seconds after the step before. A PAN that ends in Z is refused. */
const STORY = [
  [10, 'received'],
  [5, 'in_review'],
  [10, 'decision'],
] as const satisfies readonly (readonly [seconds: number, step: ApplicationStatus | 'decision'])[]

/** Queues the practice bank's next step; real banks report their own. */
export async function queueSandboxCard(deps: Deps, tx: Db, appId: string, step: number): Promise<void> {
  const next = STORY[step]
  if (!deps.lenders.sandbox || !next) return
  const at = new Date(deps.clock.now().getTime() + next[0] * 1000)
  await queueJob(tx, 'sandbox_card_report', { app_id: appId, step }, at)
}

/** Lets an invented bank go one step on; one that the customer took back meanwhile stays where it is. */
export async function reportSandboxCard(
  deps: Deps,
  { app_id, step }: JobPayloads['sandbox_card_report'],
): Promise<void> {
  const next = STORY[step]
  if (!next) return
  await withTransaction(deps.db, async (tx) => {
    const row = await lockApplication(tx, app_id, null)
    const customer = row ? await findCustomer(tx, row.user_id) : null
    if (!row || !customer) return
    const refused = openField(deps.vault, customer, 'tin').toUpperCase().endsWith('Z')
    const to = next[1] === 'decision' ? (refused ? 'rejected' : 'approved') : next[1]
    if (await moveApplication(deps, tx, row, { to, source: 'lender' }))
      await queueSandboxCard(deps, tx, app_id, step + 1)
  })
}
