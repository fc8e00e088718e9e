import { createPayment } from '#server/db/repositories/earnings/payments.ts'
import { createDisputeRow, createPayoutLine } from '#server/db/repositories/earnings/payouts.ts'
import { NO_PAISE, toPaise } from '#src/contract/rules/paise.ts'
import { makeLead } from '#tests/builders/lead.ts'
import { CHECKED, freshUtr } from '#tests/server/services/earnings/payout-book.ts'
import type { World } from '../credentials.ts'

const MARCH = new Date('2026-03-10T06:00:00Z')
let made = 0

const createLead = async (server: World['server'], reference: string): Promise<number> =>
  (await makeLead(server, { reference, status: 'disbursed', at: MARCH, held_until: MARCH })).lead_id

/** A lead of partner A. Answers its number. */
export async function freshLead({ server }: World): Promise<string> {
  const reference = `LD-99${String((made += 1)).padStart(4, '0')}`
  await createLead(server, reference)
  return reference
}

/** A line of partner A in March, on its own lead. Answers its number. */
export async function freshPayout(
  { server }: World,
  status: 'accrued' | 'approved' | 'held' = 'accrued',
): Promise<number> {
  const { db } = server.deps
  const name = `fresh-${(made += 1)}`
  const lead_id = await createLead(server, name)
  const line = await createPayoutLine(db, {
    partner_id: 1,
    lead_id,
    app_id: name,
    lender_id: 1,
    disbursed_amount: toPaise(100_000),
    disbursed_at: MARCH,
    month: '2026-03',
    slab: { slab_disbursed_min: 0, slab_disbursed_max: null, revenue_percent: 2 },
    business: { disbursed: 100_000, number: 1, averageTicket: 100_000 },
    revenue: toPaise(2_000),
    partner_percent: '40',
    partner_flat: NO_PAISE,
    // More than the lender pays.
    gross: toPaise(status === 'held' ? 3_000 : 800),
    tds: toPaise(16),
    net: toPaise(784),
    status: status === 'held' ? 'accrued' : status,
    approved_at: status === 'approved' ? MARCH : null,
  })
  if (!line) throw new Error('the line was not written')
  return line.payout_id
}

/** A question of partner A that nobody has answered. */
export async function freshDispute(world: World): Promise<number> {
  const payout_id = await freshPayout(world)
  const row = await createDisputeRow(world.server.deps.db, {
    partner_id: 1,
    payout_id,
    reason: 'Which slab was this?',
    created_by: 1,
  })
  return row?.dispute_id ?? 0
}

/** A payment to partner A for March. Answers its number. */
export async function freshPayment({ server }: World): Promise<number> {
  const payment = await createPayment(server.deps.db, {
    partner_id: 1,
    month: '2026-03',
    amount: toPaise(784),
    day: '2026-04-05',
    utr: freshUtr(),
    parts: [{ month: '2026-03', lines: 1, net: 78_400 }],
    account_ending: CHECKED.ending,
    ifsc: CHECKED.ifsc,
    noted_at: server.clock.now(),
  })
  if (!payment) throw new Error('the payment was not written')
  return payment.payment_id
}
