import type { Paise } from '#src/contract/rules/paise.ts'
import { addDays, addMonths, istInstant } from '#src/contract/rules/calendar.ts'
import type { Deps } from '../deps.ts'
import { NOTHING_EARNED } from '#server/services/earnings/shared/statement-now.ts'
import { istMonth } from '#server/services/earnings/shared/ist-month.ts'
import { answerPayoutDispute } from '#server/services/earnings/answer-payout-dispute.ts'
import { recomputePayouts } from '#server/services/earnings/recompute-payouts.ts'
import { fixMonthTax } from '#server/services/earnings/shared/share-tax.ts'
import { takeBackPayout } from '#server/services/earnings/take-back-payout.ts'
import { transaction } from '../db/transaction.ts'
import { findFirstPartnerUser } from '../db/repositories/partners/partners.ts'
import { createDisputeRow, createPayoutLines, lockPayouts, settleMonth } from '../db/repositories/earnings/payouts.ts'

/** A loan paid out to a lead. */
export interface SeededDisbursal {
  lead_id: number
  app_id: string
  lender_id: number
  amount: Paise
  at: Date
}

const BATCH = 500
/** Of the newest lines one in so many is taken back: the loan was cancelled in its cooling-off days. */
const TAKEN_BACK = 20
const NEWEST = 200

/** The fifth of the month after. */
const settledOn = (month: string): Date => istInstant(addMonths(`${month}-05`, 1), '11:30')

/**
 * Lines for these disbursals, worked out by the product's own functions; months before the last one are paid, the last
 * one is approved, and a few lines are disputed.
 */
export async function seedPayouts(
  deps: Deps,
  partnerId: number,
  disbursals: readonly SeededDisbursal[],
): Promise<void> {
  const { db, clock } = deps
  const thisMonth = istMonth(clock.now())
  const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7)
  const lines = disbursals.map(({ amount, at, ...rest }) => ({
    ...rest,
    ...NOTHING_EARNED,
    partner_id: partnerId,
    disbursed_amount: amount,
    disbursed_at: at,
    month: istMonth(at),
    status: 'accrued' as const,
    created_at: at,
  }))
  const ids: number[] = []
  for (let done = 0; done < lines.length; done += BATCH)
    ids.push(...(await createPayoutLines(db, lines.slice(done, done + BATCH))))
  await transaction(deps, async (deps) => {
    const { db } = deps
    await lockPayouts(db, partnerId)
    const groups = new Map(
      lines.map(({ lender_id, month }) => [`${lender_id} ${month}`, { partner_id: partnerId, lender_id, month }]),
    )
    for (const group of groups.values()) await recomputePayouts(deps, group)
    for (const month of new Set(lines.map((line) => line.month))) {
      if (month >= thisMonth) continue
      await fixMonthTax(deps, partnerId, month, settledOn(month))
      await settleMonth(db, partnerId, month, 'approved', settledOn(month))
      if (month < lastMonth) await settleMonth(db, partnerId, month, 'paid', settledOn(month))
    }
  })
  for (const id of ids.slice(-NEWEST).filter((_, at) => at % TAKEN_BACK === TAKEN_BACK - 1))
    await takeBackPayout(deps, id, 'The customer gave the loan back within the cooling-off days.')
  await seedDisputes(deps, partnerId, ids)
}

const QUESTIONS = [
  {
    reason: 'The month came to more than 10 lakh with this lender. Should the second slab not apply?',
    answer: 'Two of those loans were cancelled, so the month stayed below 10 lakh.',
  },
  { reason: 'The customer took 20,000 more than this line says.', answer: null },
  { reason: 'When is this line paid?', answer: null },
] as const

async function seedDisputes(deps: Deps, partnerId: number, ids: readonly number[]): Promise<void> {
  const login = await findFirstPartnerUser(deps.db, partnerId)
  const created_by = login?.user.partner_user_id ?? 0
  for (const [at, { reason, answer }] of QUESTIONS.entries()) {
    const payout_id = ids.at(-1 - at * 3)
    if (payout_id === undefined) continue
    const row = await createDisputeRow(deps.db, {
      partner_id: partnerId,
      payout_id,
      reason,
      created_by,
      created_at: deps.clock.now(),
    })
    if (row && answer !== null) await answerPayoutDispute(deps, row.dispute_id, { upheld: false, answer })
  }
}
