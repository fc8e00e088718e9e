import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { identityChecks } from '#server/db/schema-desk.ts'

export async function createIdentityCheck(db: Db, row: typeof identityChecks.$inferInsert): Promise<void> {
  await db.insert(identityChecks).values(row)
}

/** When this person of the staff last heard two right answers. */
export async function findLastPassedCheck(db: Db, userId: number, adminId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: identityChecks.at })
    .from(identityChecks)
    .where(
      and(eq(identityChecks.user_id, userId), eq(identityChecks.admin_id, adminId), eq(identityChecks.passed, true)),
    )
    .orderBy(desc(identityChecks.at))
    .limit(1)
  return row?.at ?? null
}
