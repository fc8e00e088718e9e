import { lockExpiredNamings } from '#server/db/repositories/leads/lead-namings.ts'
import { isOpenLead, lockExpiredLeads, updateLeadRow } from '#server/db/repositories/leads/leads.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { announceLead } from './announce-lead.ts'
import { endNaming } from './public/end-naming.ts'
import { startOfSweep } from './public/forgetting.ts'

/** Leads forgotten in one transaction. */
export const FORGET_BATCH = 200

/**
 * Forgets who they were whom a partner named and who did not come in time, and whose lead is over without an account: name
 * and number go, the naming has expired, the lead is lost. The partner's webhook hears of the lead's number alone. One batch in one transaction; a full one
 * queues the next, and the first of a day the next day's.
 */
export async function forgetLeads(deps: Deps, { day, batch }: JobPayloads['forget_leads']): Promise<void> {
  const now = deps.clock.now()
  if (batch === 0) {
    const next = addDays(istDay(now), 1)
    await queueJob(deps.db, 'forget_leads', { day: next, batch: 0 }, startOfSweep(next))
  }
  await transaction(deps, async (deps) => {
    const rows = await lockExpiredLeads(deps.db, now, FORGET_BATCH)
    for (const row of rows) {
      const status = isOpenLead(row) ? 'lost' : row.status
      await updateLeadRow(deps.db, row.lead_id, { status, contact_enc: null, updated_at: now })
      await announceLead(deps, { ...row, status }, row.status)
    }
    const namings = await lockExpiredNamings(deps.db, now, FORGET_BATCH)
    for (const naming of namings) await endNaming(deps, naming, 'expired')
    if (Math.max(rows.length, namings.length) === FORGET_BATCH)
      await queueJob(deps.db, 'forget_leads', { day, batch: batch + 1 }, now)
  })
}
