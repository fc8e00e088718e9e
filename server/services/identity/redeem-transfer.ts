import { spendTransferCode } from '#server/db/repositories/identity/transfer-codes.ts'
import { findProspect } from '#server/db/repositories/leads/prospects.ts'
import { listTouchesOfVisit } from '#server/db/repositories/leads/touches.ts'
import type { Deps } from '#server/deps.ts'
import type { SidCookie } from '#server/session.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { AppError } from '#src/contract/errors.ts'
import { createProspect } from '../leads/create-prospect.ts'

export interface MovedVisit {
  prospectAppId: string
  product_type: string | null
  url_segment: string | null
  partner: string
  utms: Record<string, string>
}

/**
 * Trades a code for a visit of this browser: product, partner and campaign go along, the person does not. They prove
 * themselves with a one-time code as on every new device.
 * @throws AppError `not_found`, the same for a used, an old and a guessed code
 */
export async function redeemTransfer(
  deps: Deps,
  code: string,
  by: { cookie: SidCookie; userId: number | null },
): Promise<MovedVisit> {
  const from = await spendTransferCode(deps.db, deps.vault.hashToken(code), deps.clock.now())
  const visit = from === null ? null : await findProspect(deps.db, from)
  if (!visit)
    throw new AppError('not_found', 'This link does not work any more. Ask for a new one on the other device.')
  const { product_type, url_segment, partner, utms } = visit
  const input = {
    partner,
    utms,
    ...(isProductType(product_type) ? { product_type } : {}),
    ...(url_segment === null ? {} : { url_segment }),
  }
  // What brought the one device brought the other.
  const touches = await listTouchesOfVisit(deps.db, { visits: [], prospectAppId: visit.prospect_app_id }, new Date(0))
  const visits = [...new Set(touches.map((touch) => touch.visit))]
  const { prospectAppId } = await createProspect(deps, input, { ...by, visits })
  return { prospectAppId, product_type, url_segment, partner, utms }
}
