import { AppError } from '#src/contract/errors.ts'
import { withTransaction } from '../db/client.ts'
import { findFirstPartnerUser } from '../db/repositories/partners.ts'
import { isActiveCustomer } from '../db/repositories/sessions.ts'
import type { Deps } from '../deps.ts'
import type { AdminSession, SessionArea } from '../http/handler.ts'
import { openSession, type SidCookie } from './open-session.ts'

export interface MasqueradeInput {
  kind: 'user' | 'merchant'
  /** user_id, or partner_id for a merchant. */
  id: number
  reason: string
  admin: AdminSession
  cookie(area: SessionArea): SidCookie
}

/**
 * Opens a short session on behalf of a customer or a merchant beside the admin's own, which stays for the way back.
 * @throws AppError `not_found`, `forbidden` for anybody but role 1
 */
export async function startMasquerade(
  deps: Deps,
  input: MasqueradeInput,
): Promise<{ token: string; name: string; expiresAt: Date; subject: string }> {
  const { kind, id, admin, reason } = input
  if (admin.role !== 1) throw new AppError('forbidden', 'Your role may not do this.')
  const target = kind === 'user' ? await findUser(deps, id) : await findMerchant(deps, id)
  const session = await withTransaction(deps.db, (tx) =>
    openSession(deps, tx, {
      area: target.area,
      subjectId: target.subjectId,
      cookie: input.cookie(target.area),
      masquerade: { adminId: admin.admin_id, parentSessionId: admin.session_id, reason },
    }),
  )
  return {
    token: session.token,
    expiresAt: session.expiresAt,
    name: target.name,
    subject: `${target.area}:${target.subjectId}`,
  }
}

interface Target {
  area: 'customer' | 'partner'
  subjectId: number
  name: string
}

async function findUser(deps: Deps, userId: number): Promise<Target> {
  if (!(await isActiveCustomer(deps.db, userId))) throw new AppError('not_found', 'This customer is not known.')
  return { area: 'customer', subjectId: userId, name: `#${userId}` }
}

async function findMerchant(deps: Deps, partnerId: number): Promise<Target> {
  const found = await findFirstPartnerUser(deps.db, partnerId)
  if (!found) throw new AppError('not_found', 'This merchant is not known.')
  return { area: 'partner', subjectId: found.user.partner_user_id, name: found.partner.name }
}
