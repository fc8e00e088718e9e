import type { PageArea } from '#src/contract/pages/page-row.ts'
import { removeCookie, writeCookie } from './browser-cookies.ts'
import { call } from './http.ts'
import { restoreSession } from './session-restore.ts'
import { forgetArea, pingSession, setSession } from './session.ts'

/** Ends acting as somebody else: the admin's own session, kept all the while, takes over again. @throws ApiError */
export async function exitMasquerade(area: Exclude<PageArea, 'admin'>): Promise<void> {
  await restoreSession('admin')
  await call('exitMasquerade')
  removeCookie('isMasqueradeMode')
  forgetArea(area)
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
