import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { messageTemplates } from '#server/db/schema/messages.ts'
import type { Tx } from '#server/db/transaction.ts'

export type TemplateRow = typeof messageTemplates.$inferSelect

/** Every version, the newest first. */
export const listTemplateRows = (db: Db): Promise<TemplateRow[]> =>
  db.select().from(messageTemplates).orderBy(desc(messageTemplates.template_id)).limit(1_000)

/** Held until the transaction ends. */
export async function lockTemplate(tx: Tx, templateId: number): Promise<TemplateRow | null> {
  const [row] = await tx
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.template_id, templateId))
    .for('update')
  return row ?? null
}

/** Null where somebody has written the version after that one already. */
export async function createTemplateRow(
  db: Db,
  row: typeof messageTemplates.$inferInsert,
): Promise<TemplateRow | null> {
  const [created] = await db
    .insert(messageTemplates)
    .values(row)
    .onConflictDoNothing({ target: messageTemplates.replaces })
    .returning()
  return created ?? null
}

export async function updateTemplate(
  tx: Db,
  templateId: number,
  changes: Partial<Pick<TemplateRow, 'state' | 'registered_at' | 'retired_at' | 'retired_reason'>>,
): Promise<void> {
  await tx.update(messageTemplates).set(changes).where(eq(messageTemplates.template_id, templateId))
}

export async function findTemplate(db: Db, templateId: number): Promise<TemplateRow | null> {
  const [row] = await db.select().from(messageTemplates).where(eq(messageTemplates.template_id, templateId))
  return row ?? null
}
