import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import type { Deps } from '#server/deps.ts'
import { readDevice } from '../identity/shared/device-of.ts'
import { type OwnSignIn, ownSignIns } from './shared/own-sign-ins.ts'

/** One's own sign-ins: this one first, then the one used last. */
export async function listStaffSessions(deps: Deps, own: OwnSignIn): Promise<LiveSignIn[]> {
  const rows = (await ownSignIns(deps, own)).sort((a, b) => b.last_seen_at.getTime() - a.last_seen_at.getTime())
  const seen: LiveSignIn[] = []
  for (const row of rows)
    seen.push({
      session_id: row.session_id,
      current: row.session_id === own.session_id,
      ...(await readDevice(deps, row.sid_hash)),
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
    })
  return seen.sort((a, b) => Number(b.current) - Number(a.current))
}
