import type { Deps } from '#server/deps.ts'
import type { PartnerSignIn } from '#server/session.ts'
import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import { liveSignIns } from './shared/live-sessions.ts'

/** The person's own sign-ins: this one first, then the one used last. */
export const listPartnerSessions = (
  deps: Deps,
  { partner_user_id, session_id }: PartnerSignIn,
): Promise<LiveSignIn[]> => liveSignIns(deps, { area: 'partner', id: partner_user_id, asking: session_id })
