import { lockLink, updateLink } from '#server/db/repositories/leads/link-desk.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'

/**
 * Stops a partner's link, with a reason that its owner has by mail; who came by it stays its lead. Stopped again it keeps
 * the first day and reason.
 * @throws AppError `not_found`, `conflict` where the partner has stopped it
 */
export async function stopLink(
  deps: Deps,
  linkId: number,
  { reason }: { reason: string },
  by: ByStaff,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = found(await lockLink(deps.db, linkId))
    if (row.disabled_at !== null && row.disabled_by === null)
      throw new AppError('conflict', 'The partner has stopped this link already.')
    if (row.disabled_at === null) {
      const now = deps.clock.now()
      const why = tidyText(reason)
      await updateLink(deps.db, linkId, { disabled_at: now, disabled_by: by.admin_id, disabled_reason: why })
      const news = { link_id: linkId, act: 'stopped', reason: why, at: now.toISOString() } as const
      await queueJob(deps.db, 'tell_partner_link', news, now)
    }
    return {
      audit: {
        object: `link:${linkId}`,
        before: { disabled: row.disabled_at !== null },
        after: { disabled: true, reason: row.disabled_reason ?? reason },
      },
    }
  })
}
