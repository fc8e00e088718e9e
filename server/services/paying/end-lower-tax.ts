import { endLowerTax as endRow } from '#server/db/repositories/earnings/lower-tax.ts'
import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { taxOpenMonths } from '../earnings/public/share-tax.ts'
import { found } from '../shared/not-found.ts'
import { notifyPartnerTax } from './notify-partner-tax.ts'

/**
 * Ends an order before its day, with a reason: what is approved stays, the rest is taxed as usual, and the partner is mailed.
 * @throws AppError `not_found` for none that counts, and for another partner's
 */
export async function endLowerTax(
  deps: Deps,
  at: { partner_id: number; certificate_id: number },
  reason: string,
  by: ByStaff,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const { db, clock } = deps
    const payouts = await lockPayouts(db, at.partner_id)
    const ended = { ended_at: clock.now(), ended_by: by.admin_id, ended_reason: tidyText(reason) }
    const row = found(await endRow(db, at.partner_id, at.certificate_id, ended))
    await taxOpenMonths(deps, payouts)
    await notifyPartnerTax(deps, row, 'ended')
    return { audit: { object: `partner:${at.partner_id}`, after: { number: row.number, reason } } }
  })
}
