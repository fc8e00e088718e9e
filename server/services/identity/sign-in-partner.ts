import { findPartnerLogin } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { SidCookie } from '#server/session.ts'
import { openSession } from './open-session.ts'
import { saveDevice } from './public/device-of.ts'
import type { Device } from './public/device-of.ts'
import { normaliseLogin, requirePassword } from './public/require-password.ts'
import { accountOff } from './shared/account-off.ts'
import type { WhyOff } from './shared/account-off.ts'
import { deviceCookie, knownDevice } from './shared/known-device.ts'

/**
 * @param input.partner the brand in the address of the sign-in page; another brand's account is not known there.
 * @throws AppError `bad_credentials`, `otp_locked`; `account_off`, with why, once the password is right
 */
export async function signInPartner(
  deps: Deps,
  input: {
    email: string
    password: string
    partner?: string | undefined
    cookie: SidCookie
    cookies: ReadonlyMap<string, string>
    network: string
    device: Device
  },
): Promise<
  Audited<{
    token: string
    partnerId: number
    merchantId: string
    deviceCookie: string | null
  }>
> {
  const login = normaliseLogin(input.email)
  const found = await findPartnerLogin(deps.db, login)
  const brandFits = !input.partner || found?.partner.code === input.partner.toLowerCase()
  const password_hash = found?.user.password_hash ?? null
  const knows = found && brandFits && password_hash !== null
  const account = knows ? { ...found.user, password_hash, partner: found.partner } : null
  const { password, network } = input
  const device = knownDevice(deps.vault, 'partner', login, input.cookies)
  const user = await requirePassword(deps, { area: 'partner', login, password, account, device, network })
  const off = whyOff(user)
  if (off !== null) throw accountOff(off)
  const { token } = await transaction(deps, async (deps) => {
    const opened = await openSession(deps, {
      area: 'partner',
      subjectId: user.partner_user_id,
      cookie: input.cookie,
    })
    await saveDevice(deps, opened.sidHash, opened.expiresAt, input.device)
    return opened
  })
  return {
    token,
    partnerId: user.partner_id,
    merchantId: user.partner.merchant_id,
    deviceCookie: device === null ? deviceCookie(deps.vault, 'partner', login) : null,
    audit: { actor: `partner:${user.partner_user_id}` },
  }
}

/** Why somebody of a partner may not sign in; null = they may. */
function whyOff({
  status,
  partner,
}: {
  status: number
  partner: { status: number; has_left: boolean }
}): WhyOff | null {
  if (partner.status !== 1) return partner.has_left ? 'partnerLeft' : 'partnerSuspended'
  return status === 1 ? null : 'personOff'
}
