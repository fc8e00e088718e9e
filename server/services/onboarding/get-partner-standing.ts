import { findPartnerStanding, readOpenOf } from '#server/db/repositories/partners/partner-standing.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerStanding } from '#src/contract/entities/partners/partner-standing.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { found } from '../shared/not-found.ts'
import { standingOf } from './public/standing.ts'

/** Whether a partner works with us, since when and why, and what of it is open. @throws AppError `not_found` */
export async function getPartnerStanding(deps: Pick<Deps, 'db'>, partnerId: number): Promise<PartnerStanding> {
  const { partner, by } = found(await findPartnerStanding(deps.db, partnerId))
  const { months, ...open } = await readOpenOf(deps.db, partnerId)
  return {
    standing: standingOf(partner),
    at: partner.standing_at?.toISOString() ?? null,
    by,
    reason: partner.standing_reason,
    open: { ...open, months: months.map(({ month, net }) => ({ month, net: toRupees(net) })) },
  }
}
