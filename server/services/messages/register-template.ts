import { lockTemplate, updateTemplate } from '#server/db/repositories/messages/message-templates.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'

/** What an SMS needs of the operators before anybody is written to with it. */
const NEEDED = ['entity_id', 'header', 'dlt_id', 'dlt_id_hi'] as const

/**
 * Takes a draft into use, and the version before it out of use.
 * @throws AppError `not_found`; `conflict` where it is no draft, or an SMS without its numbers
 */
export async function registerTemplate(deps: Deps, templateId: number): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = found(await lockTemplate(deps.db, templateId))
    if (row.state !== 'draft') throw new AppError('conflict', 'Only a draft is taken into use.')
    if (row.channel === 'sms' && NEEDED.some((field) => row[field] === ''))
      throw new AppError('conflict', 'The numbers that the operators gave are missing.')
    const now = deps.clock.now()
    await updateTemplate(deps.db, templateId, { state: 'registered', registered_at: now })
    const before = row.replaces === null ? null : await lockTemplate(deps.db, row.replaces)
    if (before && before.state !== 'retired')
      await updateTemplate(deps.db, before.template_id, { state: 'retired', retired_at: now })
    return {
      audit: { object: `template:${templateId}`, before: { state: row.state }, after: { state: 'registered' } },
    }
  })
}
