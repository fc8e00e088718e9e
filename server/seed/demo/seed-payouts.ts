import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import { answerPayoutDispute } from '#server/services/earnings/answer-payout-dispute.ts'
import { fixMonthTax } from '#server/services/earnings/public/share-tax.ts'
import { NOTHING_EARNED } from '#server/services/earnings/public/statement-now.ts'
import { recomputePayouts } from '#server/services/earnings/recompute-payouts.ts'
import { takeBackPayout } from '#server/services/earnings/take-back-payout.ts'
import { noteTakenBack } from '#server/services/loans/note-taken-back.ts'
import { OWN_REASONS } from '#src/contract/entities/earnings/own-reasons.ts'
import { addDays, addMonths, istDay, istInstant, istMonth } from '#src/contract/rules/calendar.ts'
import { sumPaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import type { Db } from '../../db/client.ts'
import { lockApplication, updateApplication } from '../../db/repositories/applications/applications.ts'
import { countPayments, createPayment, payLines } from '../../db/repositories/earnings/payments.ts'
import {
  approveMonth,
  createDisputeRow,
  createPayoutLines,
  lockPayouts,
} from '../../db/repositories/earnings/payouts.ts'
import { lockPartnerDetails, updatePartnerDetails } from '../../db/repositories/partners/partner-details.ts'
import { findFirstPartnerUser, findPartner } from '../../db/repositories/partners/partners.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps, TxDeps } from '../../deps.ts'
import { sealBank, openBank } from '../../services/shared/partners/partner-details.ts'

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
    ids.push(...(await createPayoutLines(db, lines.slice(done, done + BATCH))).map(({ payout_id }) => payout_id))
  const account = await transaction(deps, (deps) => seedAccount(deps, partnerId))
  await transaction(deps, async (deps) => {
    const { db } = deps
    const payouts = await lockPayouts(db, partnerId)
    const groups = new Map(
      lines.map(({ lender_id, month }) => [`${lender_id} ${month}`, { partner_id: partnerId, lender_id, month }]),
    )
    for (const group of groups.values()) await recomputePayouts(deps, payouts, group)
    for (const month of new Set(lines.map((line) => line.month))) {
      if (month >= thisMonth) continue
      await fixMonthTax(deps, payouts, month, settledOn(month))
      const approved = await approveMonth(db, partnerId, month, { approved_at: settledOn(month), approved_by: null })
      const part = { month, lines: approved.length, net: sumPaise(approved.map(({ net }) => net)) }
      if (month < lastMonth && part.net > 0) await payMonth(db, partnerId, part, account, clock.now())
    }
  })
  for (const id of ids.slice(-NEWEST).filter((_, at) => at % TAKEN_BACK === TAKEN_BACK - 1))
    await transaction(deps, async (deps) => {
      const { line } = await takeBackPayout(deps, id, OWN_REASONS.given_back)
      const row = line.app_id === null ? null : await lockApplication(deps.db, line.app_id, null)
      if (!row) return
      await noteTakenBack(deps, row, { source: 'sandbox', batch_id: null })
      await updateApplication(deps.db, row.app_id, { exit_answer: 'confirmed' })
    })
  await seedDisputes(deps, partnerId, ids)
}

/** Whoever is paid has an account whose holder was checked: the partner's own, or a made up one. */
async function seedAccount({ db, vault, clock }: TxDeps, partnerId: number): Promise<BankAccount> {
  const book = openBank(vault, await lockPartnerDetails(db, partnerId))
  if (book.current !== null) return book.current
  const holder = (await findPartner(db, partnerId))?.name ?? ''
  const current = { holder, account_number: '50100234567418', ifsc: 'HDFC0000418' }
  const bank_enc = sealBank(vault, partnerId, { ...book, current })
  await updatePartnerDetails(db, partnerId, { bank_enc, bank_check: 'matched', updated_at: clock.now() })
  return current
}

async function payMonth(
  db: Db,
  partner_id: number,
  part: { month: string; lines: number; net: Paise },
  { account_number, ifsc }: BankAccount,
  noted_at: Date,
): Promise<void> {
  const paid_at = settledOn(part.month)
  const day = istDay(paid_at)
  const serial = String((await countPayments(db)) + 1).padStart(7, '0')
  const payment = await createPayment(db, {
    partner_id,
    month: part.month,
    amount: part.net,
    parts: [part],
    day,
    noted_by: null,
    noted_at,
    utr: `DEMON${day.slice(2, 7).replace('-', '')}${serial}`,
    account_ending: account_number.slice(-4),
    ifsc,
  })
  if (!payment) throw new Error('the payment was not written')
  await payLines(db, partner_id, [part.month], { payment_id: payment.payment_id, paid_at })
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
