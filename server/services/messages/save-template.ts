import { createTemplateRow, lockTemplate } from '#server/db/repositories/messages/message-templates.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { TemplateForm } from '#src/contract/entities/messages/template.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { notFound } from '../shared/not-found.ts'

/**
 * Writes a template, or the version after `replaces`: what was sent with an older one stays as it was read, and the older
 * one is used until the new one is registered.
 * @throws AppError `not_found`; `conflict` where somebody has written that version already
 */
export async function saveTemplate(
  deps: Deps,
  form: TemplateForm,
  replaces: number | null,
  by: ByStaff,
): Promise<Audited<{ template_id: number }>> {
  return transaction(deps, async (deps) => {
    const before = replaces === null ? null : await lockTemplate(deps.db, replaces)
    if (replaces !== null && before === null) throw notFound()
    if (before && before.channel !== form.channel)
      throw new AppError('validation', 'A version keeps the channel of the one before.', {
        errors: { channel: 'rules:template.channel' },
      })
    const tidy = {
      name: tidyText(form.name),
      text: tidyText(form.text),
      text_hi: tidyText(form.text_hi),
      subject: tidyText(form.subject),
      subject_hi: tidyText(form.subject_hi),
      third_reason: tidyText(form.third_reason),
    }
    const created = await createTemplateRow(deps.db, {
      ...form,
      ...tidy,
      replaces,
      version: (before?.version ?? 0) + 1,
      created_by: by.admin_id,
      created_at: deps.clock.now(),
    })
    if (!created) throw new AppError('conflict', 'Somebody else has just written a newer version.')
    const { template_id, version } = created
    const object = `template:${template_id}`
    const audit =
      replaces === null
        ? { object, after: form }
        : { object, before: { template_id: replaces }, after: { ...form, version } }
    return { template_id, audit }
  })
}
