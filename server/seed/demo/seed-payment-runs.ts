import { taxesOf } from '#server/services/earnings/public/tax-rates.ts'
import { getPayingDesk } from '#server/services/paying/get-paying-desk.ts'
import { makePaymentRun } from '#server/services/paying/make-payment-run.ts'
import { hashOf, sealAccount } from '#server/services/paying/public/frozen-run.ts'
import { referenceOf } from '#src/contract/paying/bank-file.ts'
import { sumPaise } from '#src/contract/rules/paise.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { listPayments } from '../../db/repositories/earnings/payments.ts'
import { findPartnerDetails } from '../../db/repositories/partners/partner-details.ts'
import {
  createRunLine,
  createRunRow,
  listPaidLines,
  listRunLines,
  tiePayment,
  updateRun,
  updateRunLines,
} from '../../db/repositories/paying/payment-runs.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { openBank } from '../../services/shared/partners/partner-details.ts'

const RETURNED = 'The bank of the partner did not answer in time'

/**
 * Runs of a demonstration: the newest payment of a partner, which came back at first and went with a second run, and a run
 * of what is approved, which waits for its check.
 */
export async function seedPaymentRuns(deps: Deps, partnerId: number): Promise<void> {
  await transaction(deps, async (deps) => {
    const { db, vault } = deps
    const payments = await listPayments(db, partnerId)
    const payment = payments.at(-1)
    const account = openBank(vault, await findPartnerDetails(db, partnerId)).current
    if (!payment || !account) return
    const { payment_id, month, amount, day, account_ending, ifsc } = payment
    const paid = await listPaidLines(db, payment_id)
    const { tds_percent, gst_percent } = (await taxesOf(deps, partnerId))(month)
    const sums = {
      gross: sumPaise(paid.map(({ gross }) => gross)),
      tds: sumPaise(paid.map(({ tds }) => tds)),
      gst: sumPaise(paid.map(({ gst }) => gst)),
    }
    const parts = [{ month, lines: paid.length, ...sums, net: amount, tds_percent, gst_percent }]
    const sent_at = paid[0]?.paid_at ?? payment.noted_at
    const made_at = new Date(sent_at.getTime() - minutes(90))
    for (const state of ['returned', 'paid'] as const) {
      const run_id = await createRunRow(db, { state: 'made', hash: '', made_by: null, made_at })
      const reference = referenceOf(run_id, partnerId)
      const line_id = await createRunLine(db, {
        run_id,
        partner_id: partnerId,
        reference,
        state: 'in_run',
        month,
        parts,
        ...sums,
        amount,
        notes: [],
        before: payments.at(-2)?.amount ?? null,
        account_ending,
        ifsc,
        settled_at: sent_at,
        account_enc: sealAccount(vault, reference, account),
      })
      if (line_id === null) throw new Error('the line of the run was not written')
      await tiePayment(db, payment_id, line_id)
      const hash = await hashOf(deps, await listRunLines(db, [run_id]))
      const end = state === 'paid' ? { payment_id } : { reason: RETURNED, returned_day: day }
      await updateRunLines(db, [line_id], { state, ...end })
      await updateRun(db, run_id, { state: 'done', hash, sent_day: day, checked_at: made_at, ended_at: sent_at })
    }
  })
  const { total } = await getPayingDesk(deps)
  if (total > 0) await makePaymentRun(deps, { total }, { admin_id: null })
}
