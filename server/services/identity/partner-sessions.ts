import type { PartnerSessionRow } from '#src/contract/entities/partners/partner-settings.ts'
import { listOwnSessions, revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { readDevice } from './shared/device-of.ts'
import { notFound } from '../shared/not-found.ts'
import { isLive } from './shared/session-rules.ts'

type Person = { partner_user_id: number; session_id: string }

async function liveSessions(deps: Pick<Deps, 'db' | 'clock'>, { partner_user_id }: Person) {
  const now = deps.clock.now()
  return (await listOwnSessions(deps.db, 'partner', partner_user_id)).filter((row) => isLive(row, now))
}

/** The person's own sign-ins: this one first, then the one used last. */
export async function listPartnerSessions(deps: Deps, person: Person): Promise<PartnerSessionRow[]> {
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

/** @throws AppError `not_found` for another person's sign-in, as for one that has ended */
export async function endPartnerSession(deps: Deps, person: Person, sessionId: string): Promise<void> {
  const own = (await liveSessions(deps, person)).some(({ session_id }) => session_id === sessionId)
  if (!own) throw notFound()
  await revokeSessions(deps.db, [sessionId], deps.clock.now(), 'session_left')
}

/** Answers how many ended. */
export async function endOtherSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  person: Person,
  why: 'session_left' | 'session_password' = 'session_left',
): Promise<number> {
  const others = (await liveSessions(deps, person)).filter(({ session_id }) => session_id !== person.session_id)
  await revokeSessions(
    deps.db,
    others.map(({ session_id }) => session_id),
    deps.clock.now(),
    why,
  )
  return others.length
}
