import { findActivePartnerUser, findSessionBySid } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { isLive } from '#server/services/shared/session-rules.ts'

/** Programs that say what they are: crawlers, previews of messengers, scripts. Phones of the make Cubot are none. */
const ROBOT =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|externalhit|^whatsapp\/|headless|lighthouse|monitor|curl\/|wget\/|python-|go-http-client|okhttp|java\/|axios\/|node-fetch|postman/i

export const isRobot = (userAgent: string): boolean => ROBOT.test(userAgent)

/** Is somebody of the partner signed in to the portal in this browser? */
export async function isPartnerBrowser(deps: Deps, sid: string | null, partnerId: number): Promise<boolean> {
  const row = sid === null ? null : await findSessionBySid(deps.db, 'partner', sid)
  if (!row || !isLive(row, deps.clock.now())) return false
  return (await findActivePartnerUser(deps.db, row.subject_id))?.partner_id === partnerId
}
