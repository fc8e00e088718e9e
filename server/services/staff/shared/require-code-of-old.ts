import { findFactor } from '#server/db/repositories/staff/second-factors.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import { requireRecentCode } from '../require-recent-code.ts'

/** Whoever has a second factor shows it before it is replaced; the first one is set up without. @throws AppError `code_needed` */
export async function requireCodeOfOld(deps: Deps, own: OwnSignIn): Promise<void> {
  if ((await findFactor(deps.db, own.admin_id))?.secret_enc != null) await requireRecentCode(deps, own)
}
