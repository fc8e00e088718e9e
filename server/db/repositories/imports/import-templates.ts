import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { importTemplates } from '#server/db/schema/imports.ts'
import { admins } from '#server/db/schema/staff.ts'
import { unlessThere } from '#server/db/unique-index.ts'
import type { ImportProfile, KeptMapping } from '#src/contract/entities/imports/import-batch.ts'

interface Whose {
  profile: ImportProfile
  /** Null = the bank's. */
  lender_id: number | null
}

const lenderIs = (id: number | null) =>
  id === null ? isNull(importTemplates.lender_id) : eq(importTemplates.lender_id, id)

/** How the newest file of a lender was read, and who said so. */
export async function findTemplate(db: Db, { profile, lender_id }: Whose) {
  const [row] = await db
    .select({ template: importTemplates, created_by: admins.name })
    .from(importTemplates)
    .leftJoin(admins, eq(admins.admin_id, importTemplates.created_by))
    .where(and(eq(importTemplates.profile, profile), lenderIs(lender_id)))
    .orderBy(desc(importTemplates.version))
    .limit(1)
  return row ?? null
}

/** The next version; what came before stays as it was. Answers its number, null when somebody else was faster. */
export async function createTemplate(
  db: Db,
  whose: Whose,
  mapping: KeptMapping,
  by: { created_by: number; created_at: Date },
): Promise<number | null> {
  const version = ((await findTemplate(db, whose))?.template.version ?? 0) + 1
  const [row] =
    (await unlessThere(db, ['import_templates_version'], (db) =>
      db
        .insert(importTemplates)
        .values({ ...whose, version, mapping, ...by })
        .returning({ template_id: importTemplates.template_id }),
    )) ?? []
  return row?.template_id ?? null
}
