import { eq } from 'drizzle-orm'
import { applications } from '#server/db/schema.ts'
import { calls } from '#server/db/schema-care.ts'
import type { World } from './credentials.ts'

const AGENT = 3

/** A call of the agent with consumer A. Answers its number. */
export async function freshCall({ server, a }: World, state: 'taken' | 'dialled' | 'ended'): Promise<number> {
  const { db, clock } = server.deps
  const now = clock.now()
  await db.delete(calls)
  const [own] = await db.select().from(applications).where(eq(applications.user_id, a.userId)).limit(1)
  const [call] = await db
    .insert(calls)
    .values({
      ...{ user_id: a.userId, app_id: own?.app_id ?? '', admin_id: AGENT, why: 'documents', purpose: 'service' },
      ...{ promised: false, taken_at: now, leased_until: new Date(now.getTime() + 600_000) },
      started_at: state === 'taken' ? null : now,
      ...(state === 'ended' && { ended_at: now, ending: 'complaint' as const, for_review: true }),
    })
    .returning()
  return call?.call_id ?? 0
}
