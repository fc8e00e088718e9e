import { newSid, SID_COOKIES } from '#server/crypto/sid.ts'
import { findAdminByEmail } from '#server/db/repositories/identity/admins.ts'
import { findSessionByToken, passIdentity, stampCode } from '#server/db/repositories/identity/sessions.ts'
import { findPartnerLogin } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { openSession } from '#server/services/identity/open-session.ts'
import { deviceOf, saveDevice } from '#server/services/identity/public/device-of.ts'
import { signInCustomer } from '#server/services/identity/sign-in-customer.ts'
import { createProspect } from '#server/services/leads/create-prospect.ts'
import { getProspect } from '#server/services/leads/get-prospect.ts'
import { readVisits } from '#server/services/leads/public/visit-cookie.ts'
import type { SessionArea, SidCookie } from '#server/session.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { OwnProfile } from '#src/contract/entities/profile/own-profile.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Browser } from '../browser.ts'

const IP = '127.0.0.1'

/** The browser's cookie of an area, as the services know it. */
function cookieOf({ vault }: Deps, browser: Browser, area: SessionArea): SidCookie {
  const name = SID_COOKIES[area]
  const held = browser.cookies.get(name)
  return {
    current: held === undefined ? null : vault.hashToken(held),
    rotate() {
      const sid = newSid(vault, area)
      browser.cookies.set(name, sid)
      return vault.hashToken(sid)
    },
  }
}

/**
 * Signs a customer in as one whose code was right, and who, where they come back, has shown who they are. No code is sent and no
 * request is made.
 */
export async function mintCustomer(
  deps: Deps,
  browser: Browser,
  visitor: { channel: OtpChannel; destination: string; partner?: string },
): Promise<{ token: string; userId: number; prospectAppId: string; user: OwnProfile }> {
  const { channel, destination, partner } = visitor
  const visits = readVisits(deps.vault, browser.cookies)
  const by = { cookie: cookieOf(deps, browser, 'customer'), userId: null, visits }
  const { prospectAppId } = await createProspect(deps, { partner }, by)
  const cookie = cookieOf(deps, browser, 'customer')
  const prospect = await getProspect(deps, prospectAppId, { sidHash: cookie.current, userId: null })
  const { token, user_id, user } = await transaction(deps, (deps) =>
    signInCustomer(deps, {
      prospect,
      contact: { channel, destination },
      noticeVersion: CONSENT_VERSIONS.privacy_notice,
      codeSentAt: deps.clock.now(),
      language: DEFAULT_LOCALE,
      ip: IP,
      device: deviceOf('', IP),
      cookie,
      visits,
    }),
  )
  const opened = await findSessionByToken(deps.db, deps.vault.hashToken(token))
  if (opened) await passIdentity(deps.db, opened.session_id)
  browser.token = token
  return { token, userId: user_id, prospectAppId, user }
}

/** Signs a member of the staff in as one whose password was right. */
export async function mintAdmin(
  deps: Deps,
  browser: Browser,
  email: string,
): Promise<{ token: string; adminId: number }> {
  const admin = await findAdminByEmail(deps.db, email)
  if (!admin) throw new Error(`there is no admin ${email}`)
  return { token: await mint(deps, browser, 'admin', admin.admin_id), adminId: admin.admin_id }
}

/** Signs somebody of a partner in as one whose password was right, and a code from the own mail a moment ago. */
export async function mintPartner(
  deps: Deps,
  browser: Browser,
  email: string,
): Promise<{ token: string; partnerId: number }> {
  const found = await findPartnerLogin(deps.db, email)
  if (!found) throw new Error(`there is no partner ${email}`)
  const token = await mint(deps, browser, 'partner', found.user.partner_user_id)
  const opened = await findSessionByToken(deps.db, deps.vault.hashToken(token))
  if (opened) await stampCode(deps.db, opened.session_id, deps.clock.now())
  return {
    token,
    partnerId: found.partner.partner_id,
  }
}

async function mint(deps: Deps, browser: Browser, area: SessionArea, subjectId: number): Promise<string> {
  const { token } = await transaction(deps, async (deps) => {
    const opened = await openSession(deps, { area, subjectId, cookie: cookieOf(deps, browser, area) })
    await saveDevice(deps, opened.sidHash, opened.expiresAt, deviceOf('', IP))
    return opened
  })
  browser.token = token
  return token
}
