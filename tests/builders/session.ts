import { cookieStore, otps, sessions } from '#server/db/schema/identity.ts'
import { rateCounters } from '#server/db/schema/shared.ts'
import { minutes } from '#src/contract/rules/time.ts'
import type { Answer, Browser } from '#tests/setup/browser.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { additionOf, changeOf, removalOf, rowsOf } from './stored.ts'

export const storedSessions = rowsOf(sessions, 'created_at')
export const changeSessions = changeOf(sessions)
export const removeSessions = removalOf(sessions)
export const addSessions = additionOf(sessions)
/** Whoever is signed in came, and was last seen, at this moment: for a test that sets the clock back. */
export async function everybodyCameAt(server: TestServer, at: Date): Promise<void> {
  await changeSessions(server, {}, { created_at: at, last_seen_at: at })
  await changeOf(cookieStore)(server, {}, { expires_at: new Date(at.getTime() + minutes(1)) })
}
export const storedOtps = rowsOf(otps, 'created_at')
export const addOtps = additionOf(otps)
export const changeRateCounters = changeOf(rateCounters)
export const removeRateCounters = removalOf(rateCounters)

/** Somebody who gives a code whenever one is asked for, as the dialog has it. */
export function givesCodes(server: TestServer, browser: Browser, admin_id: number): void {
  const send = browser.send.bind(browser)
  browser.send = async (...request): Promise<Answer> => {
    const answer = await send(...request)
    if ((answer.body as { code?: string } | null)?.code !== 'code_needed') return answer
    // A code was right just now in every sign-in of theirs.
    await changeSessions(server, { area: 'admin', subject_id: admin_id }, { code_at: server.clock.now() })
    return send(...request)
  }
}
