import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import type { SignInsOf } from '#src/contract/entities/staff/staff.ts'
import { liveSignIns } from '../identity/public/live-sessions.ts'

/** Where somebody of ours, or of a partner, is signed in now; nobody and nowhere are one answer. */
export const listSignInsOf = (deps: Deps, whose: SignInsOf, by: OwnSignIn): Promise<LiveSignIn[]> =>
  liveSignIns(deps, { ...whose, asking: by.session_id })
