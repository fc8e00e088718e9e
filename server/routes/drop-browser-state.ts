import type { Call } from '../http/handler.ts'
import type { SessionArea } from '../session.ts'

/**
 * Tells the browser to drop the area's cookie and whatever it cached. Not `"cookies"`: that would end the other areas
 * as well.
 */
export function dropBrowserState(call: Pick<Call, 'clearSid' | 'header'>, areas: readonly SessionArea[]): void {
  for (const area of areas) call.clearSid(area)
  call.header('clear-site-data', '"cache", "storage"')
}
