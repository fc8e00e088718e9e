import { and, eq } from 'drizzle-orm'
import { sessions } from '#server/db/schema.ts'
import type { Answer, Browser } from './browser.ts'
import type { TestServer } from './server.ts'

/** A code was right just now in every sign-in of somebody of the staff. */
async function giveCode({ deps, clock }: TestServer, admin_id: number): Promise<void> {
  await deps.db
    .update(sessions)
    .set({ code_at: clock.now() })
    .where(and(eq(sessions.area, 'admin'), eq(sessions.subject_id, admin_id)))
}

/** Somebody who gives a code whenever one is asked for, as the dialog has it. */
export function givesCodes(server: TestServer, browser: Browser, admin_id: number): void {
  const send = browser.send.bind(browser)
  browser.send = async (...request): Promise<Answer> => {
    const answer = await send(...request)
    if ((answer.body as { code?: string } | null)?.code !== 'code_needed') return answer
    await giveCode(server, admin_id)
    return send(...request)
  }
}
