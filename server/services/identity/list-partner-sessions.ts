import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import type { Deps } from '#server/deps.ts'
import { readDevice } from './shared/device-of.ts'
import { type Person, liveSessions } from './shared/own-sessions.ts'

/** The person's own sign-ins: this one first, then the one used last. */
export async function listPartnerSessions(deps: Deps, person: Person): Promise<LiveSignIn[]> {
  const rows = (await liveSessions(deps, person)).sort((a, b) => b.last_seen_at.getTime() - a.last_seen_at.getTime())
  const seen = await Promise.all(
    rows.map(async (row) => ({
      session_id: row.session_id,
      current: row.session_id === person.session_id,
      ...(await readDevice(deps, row.sid_hash)),
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
    })),
  )
  return [...seen.filter(({ current }) => current), ...seen.filter(({ current }) => !current)]
}
