import { call } from './http.ts'
import { restoreSession } from './session-restore.ts'
import { forgetSession } from './session-expiry.ts'
import { patchSession } from './session-store.ts'

/** Ends acting as a merchant: the admin's own session, kept all the while, takes over again. @throws ApiError */
export async function exitMasquerade(): Promise<void> {
  await restoreSession('admin')
  await call('exitMasquerade')
  document.cookie = 'isMasqueradeMode=; path=/; max-age=0'
  forgetSession('partner')
  patchSession({ partnerId: null, merchantId: null })
}
