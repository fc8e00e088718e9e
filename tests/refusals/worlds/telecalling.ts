import { storedApplications } from '#tests/builders/application.ts'
import { makeCall, removeCalls } from '#tests/builders/call.ts'
import type { World } from '../credentials.ts'

const AGENT = 3

/** A call of the agent with consumer A. Answers its number. */
export async function freshCall({ server, a }: World, state: 'taken' | 'dialled' | 'ended'): Promise<number> {
  const { clock } = server.deps
  const now = clock.now()
  await removeCalls(server)
  const [own] = await storedApplications(server, { user_id: a.userId })
  return makeCall(server, {
    user_id: a.userId,
    app_id: own?.app_id ?? '',
    admin_id: AGENT,
    started_at: state === 'taken' ? null : now,
    ...(state === 'ended' && { ended_at: now, ending: 'complaint' as const, for_review: true }),
  })
}
