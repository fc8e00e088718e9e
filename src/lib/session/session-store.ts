import { useSyncExternalStore } from 'react'
import { EMPTY_SESSION } from '#src/contract/entities/identity/session-state.ts'
import type { SessionState } from '#src/contract/entities/identity/session-state.ts'
import type { ShortUser } from '#src/contract/entities/profile/profile.ts'
import type { OwnContactChange } from '#src/contract/entities/support/contact-change.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'

/** An admin acting as a merchant. `expires_at` is an ISO instant, null when this tab did not see it begin. */
export interface Masquerade {
  name: string
  expires_at: string | null
}

/** Whom the partner's session belongs to. */
interface PartnerPerson {
  name: string
  code: string
  owner: boolean
  rights: readonly PartnerRight[]
}

export interface Session extends SessionState {
  /** Short form of the signed-in customer; null until the server has answered. */
  user: ShortUser | null
  userId: number | null
  /** Staff look at this customer's screens: until when, an ISO instant. */
  userMasquerade: string | null
  /** The in-flight applicant has been here before: the welcome-back screen greets them after sign-in. */
  returning: boolean
  /** A returning customer has still to show who they are: until then the server answers the welcome-back screen alone. */
  identityDue: boolean
  /** Our support was asked to change the customer's sign-in, and they can stop it. */
  contactChange: OwnContactChange | null
  admin: { name: string; email: string } | null
  partner: PartnerPerson | null
  masquerade: Masquerade | null
  /** True while the area's stored session is being read. */
  restoring: boolean
  /** The server has been silent for so long that whoever waits is told. */
  overdue: boolean
  restored: Readonly<Record<PageArea, boolean>>
  /** Area whose session the server has just refused, or the admin's page behind a masquerade: the app moves there and resets this. */
  expired: PageArea | { adminAt: string } | null
  /** Counts up to have the user's details fetched again. */
  refetchTrigger: number
  isEditingGeneral: boolean
  isEditingGold: boolean
  isEditingHousing: boolean
}

export const NEW_SESSION: Session = {
  ...EMPTY_SESSION,
  user: null,
  userId: null,
  userMasquerade: null,
  returning: false,
  identityDue: false,
  contactChange: null,
  admin: null,
  partner: null,
  masquerade: null,
  restoring: false,
  overdue: false,
  restored: { customer: false, admin: false, partner: false },
  expired: null,
  refetchTrigger: 0,
  isEditingGeneral: false,
  isEditingGold: false,
  isEditingHousing: false,
}

let state: Session = NEW_SESSION
const listeners = new Set<() => void>()

export const getSession = (): Session => state

/** Changes memory alone. Screens use `setSession` of session.ts, which also keeps the named values on the server. */
export function patchSession(patch: Partial<Session>): void {
  state = { ...state, ...patch }
  for (const listener of listeners) listener()
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session, or the part of it that `select` picks (a value compared by identity). */
export function useSession(): Session
export function useSession<T>(select: (session: Session) => T): T
export function useSession<T>(select?: (session: Session) => T): T | Session {
  const readFrom = (session: Session) => (select ? select(session) : session)
  // Prerendered markup was drawn for nobody: taking it over must begin there, even when the session is known already.
  return useSyncExternalStore(
    subscribeSession,
    () => readFrom(state),
    () => readFrom(NEW_SESSION),
  )
}

/** The area's bearer token; it lives in memory only. */
export function bearerOf(area: PageArea): string | null {
  if (area === 'admin') return state.adminToken
  return area === 'partner' ? state.partnerToken : state.token
}
