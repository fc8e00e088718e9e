import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import { listTemplateRows } from '#server/db/repositories/messages/message-templates.ts'
import type { TemplateRow } from '#server/db/repositories/messages/message-templates.ts'
import type { Deps } from '#server/deps.ts'
import type { MessageTemplate } from '#src/contract/entities/messages/template.ts'

/** Every version of every template, the newest first. */
export async function listTemplates({ db }: Pick<Deps, 'db'>): Promise<MessageTemplate[]> {
  const rows = await listTemplateRows(db)
  const names = await listAdminNames(db, [...new Set(rows.flatMap(({ created_by }) => created_by ?? []))])
  const replaced = new Set(rows.map(({ replaces }) => replaces))
  return rows.map((row) => toTemplate(row, names, replaced.has(row.template_id)))
}

function toTemplate(row: TemplateRow, names: ReadonlyMap<number, string>, replaced: boolean): MessageTemplate {
  const { template_id, version, state, created_by, created_at, retired_reason } = row
  const { name, channel, category, event, subject, subject_hi, text, text_hi, fill_1, fill_2, fill_3, third_reason } =
    row
  const { entity_id, header, dlt_id, dlt_id_hi } = row
  return {
    template_id,
    version,
    state,
    replaced,
    retired_reason,
    created_at: created_at.toISOString(),
    name,
    channel,
    category,
    event,
    subject,
    subject_hi,
    text,
    text_hi,
    fill_1,
    fill_2,
    fill_3,
    third_reason,
    entity_id,
    header,
    dlt_id,
    dlt_id_hi,
    created_by: created_by === null ? null : (names.get(created_by) ?? null),
  }
}
