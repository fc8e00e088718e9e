import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockLink, updateLink } from '#server/db/repositories/leads/link-desk.ts'
import type { TrackingLinkRow } from '#server/db/repositories/leads/tracking-links.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '../shared/not-found.ts'

/**
 * Stops a partner's link, with a reason that the partner reads; who came by it stays its lead. Stopped again it keeps
 * the first day and reason. Answers the link as it was.
 * @throws AppError `not_found`, `conflict` where the partner has stopped it
 */
export async function stopLink(
  deps: Deps,
  linkId: number,
  { reason }: { reason: string },
  by: { admin_id: number },
): Promise<TrackingLinkRow> {
  return transaction(deps, async (deps) => {
    const row = found(await lockLink(deps.db, linkId))
    if (row.disabled_at !== null && row.disabled_by === null)
      throw new AppError('conflict', 'The partner has stopped this link already.')
    if (row.disabled_at === null)
      await updateLink(deps.db, linkId, {
        disabled_at: deps.clock.now(),
        disabled_by: by.admin_id,
        disabled_reason: tidyText(reason),
      })
    return row
  })
}
