import { createPayment } from '#server/db/repositories/earnings/payments.ts'
import type { PaymentRow } from '#server/db/repositories/earnings/payments.ts'
import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import {
  findRun,
  findRunLine,
  listRunLines,
  lockRuns,
  payRunPayouts,
  releaseFromRun,
  updateRun,
  updateRunLines,
} from '#server/db/repositories/paying/payment-runs.ts'
import type { PaymentRunRow, RunLineRow } from '#server/db/repositories/paying/payment-runs.ts'
import type { InTx } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { notifyPartnerPaid } from '#server/services/earnings/notify-partner-paid.ts'
import { found } from '#server/services/shared/not-found.ts'
import { paymentDayProblem } from '#src/contract/entities/earnings/payment.ts'
import { AppError } from '#src/contract/errors.ts'
import { istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { openAccount } from '../public/frozen-run.ts'
import { refuseReturnedAccount } from './refuse-account.ts'

/**
 * A line that the bank has and has not answered, with its run; nobody else settles it meanwhile.
 * @throws AppError `not_found`; `conflict` for another line; `validation` for a day that cannot be
 */
export async function lockSentLine(
  { db, clock }: InTx<Pick<Deps, 'db' | 'clock'>>,
  lineId: number,
  day: string,
): Promise<{ run: PaymentRunRow; line: RunLineRow }> {
  await lockRuns(db)
  const line = found(await findRunLine(db, lineId))
  const run = found(await findRun(db, line.run_id))
  if (line.state !== 'sent' || run.sent_day === null)
    throw new AppError('conflict', 'This line does not wait for an answer of the bank.')
  const wrong = paymentDayProblem(day, run.sent_day, istDay(clock.now()))
  if (wrong) throw new AppError('validation', 'Check the highlighted field.', { errors: { day: wrong } })
  return { run, line }
}

/** Notes the transfer of a line and tells its partner; null where the UTR stands with another payment. */
export async function settlePaid(
  deps: TxDeps,
  { line_id, run_id, partner_id, month, parts, amount, account_ending, ifsc }: RunLineRow,
  { day, utr }: { day: string; utr: string },
  adminId: number | null,
): Promise<PaymentRow | null> {
  const { db, clock } = deps
  const now = clock.now()
  await lockPayouts(db, partner_id)
  const payment = await createPayment(db, {
    partner_id,
    month,
    amount,
    utr,
    day,
    account_ending,
    ifsc,
    noted_by: adminId,
    noted_at: now,
    parts: parts.map((part) => ({ month: part.month, lines: part.lines, net: part.net })),
  })
  if (!payment) return null
  const { payment_id } = payment
  await payRunPayouts(db, line_id, { payment_id, paid_at: day === istDay(now) ? now : istInstant(day, '12:00') })
  await updateRunLines(db, [line_id], { state: 'paid', payment_id, settled_by: adminId, settled_at: now })
  const lines = parts.reduce((all, part) => all + part.lines, 0)
  await notifyPartnerPaid(deps, partner_id, month, { lines, net: toRupees(amount), day, utr, account_ending })
  await endAnswered(deps, run_id)
  return payment
}

/** The bank sent a line back: what it held waits for another run, and its account is out of use until it is proved anew. */
export async function settleReturned(
  deps: TxDeps,
  line: RunLineRow,
  { day, reason }: { day: string; reason: string },
  adminId: number | null,
): Promise<void> {
  const { db, clock } = deps
  const { line_id, run_id, partner_id } = line
  await releaseFromRun(db, [line_id])
  const back = { state: 'returned', reason, returned_day: day } as const
  await updateRunLines(db, [line_id], { ...back, settled_by: adminId, settled_at: clock.now() })
  await endAnswered(deps, run_id)
  const { account_number, ifsc } = openAccount(deps.vault, line)
  const by = adminId === null ? null : { admin_id: adminId }
  await refuseReturnedAccount(deps, partner_id, { account_number, ifsc, reason, by })
}

/** A run is done once every line of it is answered. */
async function endAnswered({ db, clock }: Pick<Deps, 'db' | 'clock'>, runId: number): Promise<void> {
  const open = (await listRunLines(db, [runId])).some(({ state }) => state === 'sent')
  if (!open) await updateRun(db, runId, { state: 'done', ended_at: clock.now() })
}
