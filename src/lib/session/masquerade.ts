import type { PageArea } from '#src/contract/pages/page-row.ts'
import { removeCookie, writeCookie } from '../browser-cookies.ts'
import { call } from '../http/http.ts'
import { adminBehind } from './session-expiry.ts'
import { restoreSession } from './session-restore.ts'
import { forgetArea, pingSession, setSession } from './session.ts'

/**
 * Ends acting as somebody else: the admin's own session, kept all the while, takes over again. Answers the page to which
 * it returns.
 * @throws ApiError
 */
export async function exitMasquerade(area: Exclude<PageArea, 'admin'>): Promise<string | null> {
  await restoreSession('admin')
  await call('exitMasquerade')
  removeCookie('isMasqueradeMode')
  const behind = adminBehind(area)
  forgetArea(area)
  return behind?.adminAt ?? null
}

/**
 * Takes a merchant's place for half an hour; the admin's own session stays for the way back.
 * @throws ApiError
 */
export async function enterMerchant(partnerId: number, reason: string): Promise<void> {
  const { token, name, expires_at } = await call('startMasquerade', {
    body: { kind: 'merchant', id: partnerId, reason },
  })
  writeCookie('isMasqueradeMode', 'true')
  await setSession({ partnerToken: token, partnerId, isPartner: true, masquerade: { name, expires_at } })
  // Its names and rights, before its pages open.
  await pingSession('partner')
}

/**
 * Opens a customer's screens for half an hour, to look alone; the admin's own session stays for the way back.
 * @throws ApiError
 */
export async function enterCustomer(userId: number, reason: string): Promise<void> {
  const { token, expires_at } = await call('startMasquerade', { body: { kind: 'user', id: userId, reason } })
  writeCookie('isMasqueradeMode', 'true')
  // What this browser knew of somebody else is not this customer's.
  forgetArea('customer')
  const { value } = await call('readCookie', { query: { name: 'prospectAppId' } })
  await setSession({ token, prospectAppId: value, userId, userMasquerade: expires_at })
  await pingSession('customer')
}
