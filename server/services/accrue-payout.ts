import type { ApplicationRow } from '../db/repositories/applications.ts'
import type { Db } from '../db/client.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { createPayoutLine, findLeadOfApplication, lockPayouts } from '../db/repositories/payouts.ts'
import type { Deps } from '../deps.ts'
import { recomputePayouts } from './recompute-payouts.ts'

/** The month of a statement in India, such as 2026-10. */
export const istMonth = (at: Date): string => istDay(at).slice(0, 7)

/**
 * Credits a partner with a loan that has just been paid out to its lead, and works out the month with that lender anew:
 * this loan may lift all of it into another slab. Nothing happens where no lead ties the application to a partner.
 */
export async function accruePayout(deps: Deps, tx: Db, row: ApplicationRow): Promise<void> {
  const { app_id, lender_id, amount } = row
  if (lender_id === null || amount === null) return
  const lead = await findLeadOfApplication(tx, row)
  if (!lead) return
  const now = deps.clock.now()
  const group = { partner_id: lead.partner_id, lender_id, month: istMonth(now) }
  await lockPayouts(tx, lead.partner_id)
  const nothingYet = { revenue: 0, partner_percent: '0', partner_flat: 0, gross: 0, tds: 0, net: 0 }
  const line = { ...group, ...nothingYet, lead_id: lead.lead_id, app_id, disbursed_amount: amount, disbursed_at: now }
  if (await createPayoutLine(tx, { ...line, status: 'accrued', created_at: now })) await recomputePayouts(tx, group)
}
