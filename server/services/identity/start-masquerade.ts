import { newId } from '#server/crypto/vault.ts'
import { saveCookieRow } from '#server/db/repositories/identity/cookies.ts'
import { createProspectRow } from '#server/db/repositories/leads/prospects.ts'
import { findFirstPartnerUser } from '#server/db/repositories/partners/partners.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { AdminSession, SessionArea, SidCookie } from '#server/session.ts'
import { mayMasquerade } from '#src/contract/admin-roles.ts'
import { AppError } from '#src/contract/errors.ts'
import { openSession } from './open-session.ts'
import { queueExpiry } from './queue-expiry.ts'
import { cookieAad } from './shared/cookie-aad.ts'

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
 * @throws AppError `not_found`; `forbidden` for a role that may not
 */
export async function startMasquerade(
  deps: Deps,
  input: MasqueradeInput,
): Promise<Audited<{ token: string; name: string; expiresAt: Date }>> {
  const { kind, id, admin, reason } = input
  if (!mayMasquerade(admin.role, kind === 'user' ? 'customer' : 'partner'))
    throw new AppError('forbidden', 'Your role may not do this.')
  const target = kind === 'user' ? await findUser(deps, id) : await findMerchant(deps, id)
  const session = await transaction(deps, async (deps) => {
    const opened = await openSession(deps, {
      area: target.area,
      subjectId: target.subjectId,
      cookie: input.cookie(target.area),
      masquerade: { adminId: admin.admin_id, parentSessionId: admin.session_id, reason },
    })
    if (target.area === 'customer') await createVisit(deps, target, opened)
    await queueExpiry(deps.db, opened.sessionId)
    return opened
  })
  return {
    token: session.token,
    expiresAt: session.expiresAt,
    name: target.name,
    audit: { object: `${target.area}:${target.subjectId}`, after: { reason } },
  }
}

interface Target {
  area: 'customer' | 'partner'
  subjectId: number
  partner: string
  name: string
}

async function findUser(deps: Deps, userId: number): Promise<Target> {
  const customer = await findCustomer(deps.db, userId)
  if (!customer || customer.deleted_at !== null) throw new AppError('not_found', 'This customer is not known.')
  return { area: 'customer', subjectId: userId, partner: customer.partner, name: `#${userId}` }
}

async function findMerchant(deps: Deps, partnerId: number): Promise<Target> {
  const found = await findFirstPartnerUser(deps.db, partnerId)
  if (!found) throw new AppError('not_found', 'This merchant is not known.')
  const { name, code } = found.partner
  return { area: 'partner', subjectId: found.user.partner_user_id, partner: code, name }
}

/**
 * The customer's screens open for a visit alone: the masquerade gets one of its own, which goes when it ends. It is dated
 * then, so that no application of the customer's is counted to it.
 */
async function createVisit(
  deps: Deps,
  { subjectId, partner }: Target,
  { sidHash, expiresAt }: { sidHash: string; expiresAt: Date },
): Promise<void> {
  const prospect_app_id = newId('pro')
  await createProspectRow(deps.db, {
    prospect_app_id,
    sid_hash: sidHash,
    user_id: subjectId,
    partner,
    created_at: expiresAt,
  })
  const name = 'prospectAppId'
  await saveCookieRow(deps.db, {
    sid_hash: sidHash,
    name,
    value_enc: deps.vault.sealShared(prospect_app_id, cookieAad(sidHash, name)),
    minutes: Math.ceil((expiresAt.getTime() - deps.clock.now().getTime()) / 60_000),
    expires_at: expiresAt,
  })
}
