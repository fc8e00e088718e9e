import { listOwnSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { isLive } from '#server/services/shared/session-rules.ts'
import type { CustomerSignIn, OwnSignIn, PartnerSignIn, SessionArea } from '#server/session.ts'
import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import { readDevices } from './device-of.ts'

/** Whose sign-ins, and which of them asks. */
export interface SignedIn {
  area: SessionArea
  id: number
  asking: string
}

export const staffSignIn = ({ admin_id, session_id }: OwnSignIn): SignedIn => ({
  area: 'admin', id: admin_id, asking: session_id,
})

export const partnerSignIn = ({ partner_user_id, session_id }: PartnerSignIn): SignedIn => ({
  area: 'partner', id: partner_user_id, asking: session_id,
})

export const customerSignIn = ({ user_id, session_id }: CustomerSignIn): SignedIn => ({
  area: 'customer', id: user_id, asking: session_id,
})

/** Somebody's own sign-ins that go on; acting as somebody else is none. */
export async function liveSessions(deps: Pick<Deps, 'db' | 'clock'>, area: SessionArea, subjectId: number) {
  const now = deps.clock.now()
  return (await listOwnSessions(deps.db, area, subjectId)).filter((row) => isLive(row, now))
}

/** The same as a list shows them: the one that asks first, then the one used last. */
export async function liveSignIns(deps: Deps, { area, id, asking }: SignedIn): Promise<LiveSignIn[]> {
  const rows = (await liveSessions(deps, area, id)).sort((a, b) => b.last_seen_at.getTime() - a.last_seen_at.getTime())
  const deviceAt = await readDevices(
    deps,
    rows.map((row) => row.sid_hash),
  )
  const seen = rows.map((row) => ({
    session_id: row.session_id,
    current: row.session_id === asking,
    ...deviceAt(row.sid_hash),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }))
  return seen.sort((a, b) => Number(b.current) - Number(a.current))
}
