import type { PageArea } from '#src/contract/pages.ts'
import { call } from './http.ts'
import { restoreSession } from './session-restore.ts'
import { forgetArea } from './session.ts'

/** Ends acting as somebody else: the admin's own session, kept all the while, takes over again. @throws ApiError */
export async function exitMasquerade(area: Exclude<PageArea, 'admin'>): Promise<void> {
  await restoreSession('admin')
  await call('exitMasquerade')
  document.cookie = 'isMasqueradeMode=; path=/; max-age=0'
  forgetArea(area)
}
