import {
  createPayoutLine,
  findPayoutLine,
  isTakenBack,
  listCorrections,
  updatePayoutLines,
} from '#server/db/repositories/earnings/payouts.ts'
import type { HeldPayouts, PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { AppError } from '#src/contract/errors.ts'
import { correctionOf } from '#src/contract/finance/earnings/statement.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { NO_PAISE, toPaise } from '#src/contract/rules/paise.ts'
import { notFound } from '../shared/not-found.ts'
import { taxMonth } from './public/share-tax.ts'
import { inRupees, statementNow, untaxed } from './public/statement-now.ts'
import type { TaxDeps } from './public/tax-rates.ts'
import { recomputePayouts } from './recompute-payouts.ts'

/**
 * Works out a disputed line anew by the slabs and terms of its day, or sets what it earns (`gross`, rupees before tax): a line that is not approved yet itself, with all its month; a
 * settled one by a second line of the running month that holds the difference. A dispute about a correction is one about
 * the line that it corrects. Answers the correction, if one was made.
 * @throws AppError `conflict` where nothing would change, or nothing can be worked out
 */
export async function setPayoutRight(
  deps: TaxDeps,
  payouts: HeldPayouts,
  disputed: PayoutRow,
  { reason, now, gross }: { reason: string; now: Date; gross: number | null },
): Promise<PayoutRow | null> {
  const { db } = deps
  const line = disputed.corrects === null ? disputed : await findPayoutLine(db, disputed.corrects)
  if (!line) throw notFound()
  const { lender_id, lead_id, app_id, month } = line
  if (lender_id === null)
    throw new AppError(
      'conflict',
      'A reward is the amount that the invitation promised, so there is nothing to work out anew. Refuse the dispute and say why.',
    )
  if (line.takes_back !== null || (await isTakenBack(db, line.payout_id)))
    throw new AppError(
      'conflict',
      'This loan was taken back, so there is nothing to work out anew. Refuse the dispute and say why it was taken back.',
    )
  const of = { lender_id, month }
  if (gross !== null) await updatePayoutLines(db, [line.payout_id], { set_gross: toPaise(gross) })
  if (line.status === 'accrued') {
    if (gross !== null) await updatePayoutLines(db, [line.payout_id], { reason })
    await recomputePayouts(deps, payouts, of)
    return null
  }
  const anew = (await statementNow(db, payouts, of)).find(({ row }) => row.payout_id === line.payout_id)
  const standing = [line, ...(await listCorrections(db, line.payout_id))]
  const difference = anew && correctionOf(anew.amounts, standing.map(inRupees))
  if (!anew || !difference)
    throw new AppError(
      'conflict',
      'By the slabs and terms of its day this line comes to what it says. Write what the loan shall earn, or refuse the dispute.',
    )
  const running = istMonth(now)
  const correction = await createPayoutLine(db, {
    partner_id: payouts.partner_id,
    lead_id,
    app_id,
    lender_id,
    ...anew.basis,
    ...untaxed(difference),
    reason,
    disbursed_amount: NO_PAISE,
    disbursed_at: now,
    month: running,
    status: 'accrued',
    corrects: line.payout_id,
    set_gross: anew.row.set_gross,
    created_at: now,
  })
  if (!correction) throw new Error('the line was not written')
  await taxMonth(deps, payouts, running)
  return findPayoutLine(db, correction.payout_id)
}
