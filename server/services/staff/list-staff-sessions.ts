import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import { liveSignIns } from '../identity/shared/live-sessions.ts'

/** One's own sign-ins: this one first, then the one used last. */
export const listStaffSessions = (deps: Deps, { admin_id, session_id }: OwnSignIn): Promise<LiveSignIn[]> =>
  liveSignIns(deps, { area: 'admin', id: admin_id, asking: session_id })
