import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { identityChecks } from '#server/db/schema/callers.ts'

export async function createIdentityCheck(db: Db, row: typeof identityChecks.$inferInsert): Promise<void> {
  await db.insert(identityChecks).values(row)
}

const byCode = sql`${identityChecks.questions} @> '["code"]'::jsonb`

/** When a caller last showed this person of the staff who they are. @param proof `code`: by a code alone, not spent yet */
export async function findLastPassedCheck(
  db: Db,
  userId: number,
  adminId: number,
  proof: 'any' | 'code' = 'any',
): Promise<Date | null> {
  const [row] = await db
    .select({ at: identityChecks.at })
    .from(identityChecks)
    .where(
      and(
        ...[eq(identityChecks.user_id, userId), eq(identityChecks.admin_id, adminId), eq(identityChecks.passed, true)],
        ...(proof === 'code' ? [byCode, isNull(identityChecks.spent_at)] : []),
      ),
    )
    .orderBy(desc(identityChecks.at))
    .limit(1)
  return row?.at ?? null
}

/** No code that this customer read out lets anybody change a contact any more. */
export async function spendCodeChecks(db: Db, userId: number, at: Date): Promise<void> {
  await db
    .update(identityChecks)
    .set({ spent_at: at })
    .where(and(eq(identityChecks.user_id, userId), byCode, isNull(identityChecks.spent_at)))
}
