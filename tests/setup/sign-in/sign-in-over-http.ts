import { DEMO_PASSWORD } from '#server/seed/seed-base.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { OwnProfile } from '#src/contract/entities/profile/own-profile.ts'
import type { Browser } from '../browser.ts'
import { STAFF } from '../server.ts'
import type { TestServer } from '../server.ts'

/** Signs a member of the staff in as a page does, for tests of what a sign-in leaves behind. */
export async function signInWithPassword(
  server: TestServer,
  role: 1 | 2 | 3,
): Promise<{ browser: Browser; adminId: number }> {
  const browser = server.browser()
  const body = { email: STAFF[role], password: DEMO_PASSWORD }
  const { token, adminId } = await browser.call('adminLogin', { body })
  browser.token = token
  return { browser, adminId }
}

/** Signs a customer in as a page does: a visit, a code by SMS, the code typed. */
export async function signInWithCode(
  server: TestServer,
  destination: string,
  /** One that somebody has used before; a new one by default. */
  browser = server.browser(),
): Promise<{ browser: Browser; token: string; userId: number; user: OwnProfile }> {
  const { prospectAppId } = await browser.call('createProspect', { body: {} })
  const notice_version = CONSENT_VERSIONS.privacy_notice
  await browser.call('sendOtp', { body: { prospectAppId, channel: 'mobile', destination, notice_version } })
  const { token, user_id, user } = await browser.call('verifyOtp', {
    body: { prospectAppId, otp: server.codeFor(destination) },
  })
  browser.token = token
  return { browser, token, userId: user_id, user }
}
