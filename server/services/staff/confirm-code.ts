import { stampCode } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import { requireCode } from '../identity/public/second-factor.ts'

/** A code of the app, for what is about money: it holds for this sign-in, a short while. @throws as `requireCode` */
export async function confirmCode(deps: Deps, code: string, by: OwnSignIn): Promise<void> {
  await requireCode(deps, by.admin_id, code)
  await stampCode(deps.db, by.session_id, deps.clock.now())
}
