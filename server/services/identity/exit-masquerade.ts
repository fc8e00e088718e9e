import { listChildSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession, SessionArea } from '#server/session.ts'
import { signOut } from './sign-out.ts'

/** Ends every masquerade of this admin session; answers the areas whose cookies are now dead. */
export async function exitMasquerade(deps: Deps, by: AdminSession): Promise<SessionArea[]> {
  const children = await listChildSessions(deps.db, by.session_id)
  for (const child of children) await signOut(deps, child)
  return [...new Set(children.map((child) => child.area))]
}
