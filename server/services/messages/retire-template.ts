import { lockTemplate, updateTemplate } from '#server/db/repositories/messages/message-templates.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'

/**
 * Takes a version out of use for good, and why.
 * @throws AppError `not_found`; `conflict` where it is out of use already
 */
export async function retireTemplate(deps: Deps, templateId: number, { reason }: { reason: string }): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = found(await lockTemplate(deps.db, templateId))
    if (row.state === 'retired') throw new AppError('conflict', 'This version is out of use already.')
    const retired_at = deps.clock.now()
    await updateTemplate(deps.db, templateId, { state: 'retired', retired_at, retired_reason: tidyText(reason) })
    return {
      audit: { object: `template:${templateId}`, before: { state: row.state }, after: { state: 'retired', reason } },
    }
  })
}
