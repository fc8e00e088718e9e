import { createLowerTax } from '#server/db/repositories/earnings/lower-tax.ts'
import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { LowerTaxForm } from '#src/contract/entities/earnings/lower-tax.ts'
import { AppError } from '#src/contract/errors.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { taxOpenMonths } from '../earnings/public/share-tax.ts'
import { found } from '../shared/not-found.ts'
import { hasCheckedPan } from '../shared/partners/evidence.ts'
import { notifyPartnerTax } from './notify-partner-tax.ts'

/**
 * Notes an order of the tax office by which less is deducted from a partner. Whatever is not approved follows it at once,
 * within its days and its limit, and the partner is mailed.
 * @throws AppError `not_found`; `conflict` for a partner without a checked PAN, and for a number that is noted
 */
export async function noteLowerTax(deps: Deps, partnerId: number, form: LowerTaxForm, by: ByStaff): Promise<Audited> {
  const { number, tds_percent, limit_amount, from_day, to_day, evidence } = form
  await transaction(deps, async (deps) => {
    const { db, clock } = deps
    found(await findPartner(db, partnerId))
    const payouts = await lockPayouts(db, partnerId)
    if (!(await hasCheckedPan(deps, partnerId)))
      throw new AppError(
        'conflict',
        'This partner has no PAN that somebody has checked. Check it first: the law gives a lower rate to nobody without one.',
      )
    const created = await createLowerTax(db, {
      partner_id: partnerId,
      number,
      tds_percent: String(tds_percent),
      from_day,
      to_day,
      limit_amount: toPaise(limit_amount),
      evidence: tidyText(evidence),
      noted_by: by.admin_id,
      noted_at: clock.now(),
    })
    if (!created) throw new AppError('conflict', 'A certificate of this number is noted already.')
    await taxOpenMonths(deps, payouts)
    await notifyPartnerTax(deps, created, 'noted')
  })
  return { audit: { object: `partner:${partnerId}`, after: form } }
}
