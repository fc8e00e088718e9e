import { lockLink, updateLink } from '#server/db/repositories/leads/link-desk.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'

/**
 * Lets a link work again that we have stopped; its owner has the reason by mail.
 * @throws AppError `not_found`, `conflict` where its partner stopped it: that is not ours to undo
 */
export async function resumeLink(deps: Deps, linkId: number, reason: string): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = found(await lockLink(deps.db, linkId))
    if (row.disabled_at !== null && row.disabled_by === null)
      throw new AppError('conflict', 'The partner has stopped this link. Only they can make a new one.')
    const before = { disabled: row.disabled_at !== null }
    const audit = { object: `link:${linkId}`, before, after: { disabled: false, reason } }
    if (row.disabled_at === null) return { audit }
    const now = deps.clock.now()
    await updateLink(deps.db, linkId, { disabled_at: null, disabled_by: null, disabled_reason: null })
    const news = { link_id: linkId, act: 'resumed', reason: tidyText(reason), at: now.toISOString() } as const
    await queueJob(deps.db, 'tell_partner_link', news, now)
    return { audit }
  })
}
