import type { SessionRow } from '#server/db/repositories/identity/sessions.ts'
import { isOfTheFuture, isOver } from '#server/is-over.ts'
import type { SessionArea } from '#server/session.ts'
import {
  BACK_OFFICE_IDLE_MINUTES,
  BACK_OFFICE_SESSION_HOURS,
  CUSTOMER_IDLE_MINUTES,
  CUSTOMER_SESSION_HOURS,
} from '#src/contract/constants.ts'
import type { SessionEnd } from '#src/contract/errors.ts'
import { hours, minutes } from '#src/contract/rules/time.ts'

/** Sign-ins that one subject may have at once; the oldest gives way. */
export const MAX_SESSIONS: Record<SessionArea, number> = { customer: 5, admin: 2, partner: 5 }

const MASQUERADE_MINUTES = 30
const IDLE_MINUTES: Record<SessionArea, number> = {
  customer: CUSTOMER_IDLE_MINUTES,
  admin: BACK_OFFICE_IDLE_MINUTES,
  partner: BACK_OFFICE_IDLE_MINUTES,
}
const HOURS: Record<SessionArea, number> = {
  customer: CUSTOMER_SESSION_HOURS,
  admin: BACK_OFFICE_SESSION_HOURS,
  partner: BACK_OFFICE_SESSION_HOURS,
}

/** When a sign-in of now ends whatever happens; a masquerade is short and cannot be renewed. */
export const sessionEnd = (area: SessionArea, now: Date, masquerade: boolean): Date =>
  new Date(now.getTime() + (masquerade ? minutes(MASQUERADE_MINUTES) : hours(HOURS[area])))

/** When a sign-in ends if nothing more is heard of it. */
export function endsUnseen(row: Pick<SessionRow, 'area' | 'actor_admin_id' | 'last_seen_at' | 'expires_at'>): Date {
  const idle = row.actor_admin_id === null ? IDLE_MINUTES[row.area] : BACK_OFFICE_IDLE_MINUTES
  return new Date(Math.min(row.expires_at.getTime(), row.last_seen_at.getTime() + minutes(idle)))
}

/** Why a sign-in that is not live any more has ended; null while it is. */
export function endOf(row: SessionRow, now: Date): SessionEnd | null {
  if (isLive(row, now)) return null
  // Acting as somebody else ends with the admin's own sign-in, too; whoever acted is told the one thing.
  if (row.actor_admin_id !== null) return 'masquerade_over'
  if (row.revoked_at !== null) return row.revoked_for ?? 'session_left'
  return timedOut(row, now)
}

/** Not revoked, not idle too long, not past its last hour and not of the future, by the server's clock alone. */
export const isLive = (row: SessionRow, now: Date): boolean => row.revoked_at === null && timedOut(row, now) === null

/** What the clock says of a sign-in that nobody has ended; null = it goes on. */
export function timedOut(row: SessionRow, now: Date): 'session_idle' | 'session_expired' | null {
  if ([row.created_at, row.last_seen_at].some((each) => isOfTheFuture(each, now))) return 'session_expired'
  const end = endsUnseen(row)
  if (!isOver({ until: end }, now)) return null
  return end < row.expires_at ? 'session_idle' : 'session_expired'
}
