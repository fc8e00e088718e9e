import { updateErasureNotice } from '#server/db/repositories/privacy/erasure-notices.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'

/** After the last try: staff see on the desk that somebody has to be asked by hand. */
export async function giveUpForgetting(deps: Deps, { notice_id }: JobPayloads['forget_elsewhere']): Promise<void> {
  await updateErasureNotice(deps.db, notice_id, { gave_up_at: deps.clock.now() })
}
