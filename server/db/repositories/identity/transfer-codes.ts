import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isOpen } from '#server/db/is-open.ts'
import { transferCodes } from '#server/db/schema/identity.ts'

/** A new code of a visit ends the ones before it. */
export async function replaceTransferCode(db: Db, row: typeof transferCodes.$inferInsert, now: Date): Promise<void> {
  await db
    .update(transferCodes)
    .set({ used_at: now })
    .where(and(eq(transferCodes.prospect_app_id, row.prospect_app_id), isNull(transferCodes.used_at)))
  await db.insert(transferCodes).values(row)
}

/** Spends a code; of two who open the link at once, one gets the visit. Null = used, too old or never minted. */
export async function spendTransferCode(db: Db, codeHash: string, now: Date): Promise<string | null> {
  const live = and(
    eq(transferCodes.code_hash, codeHash),
    isNull(transferCodes.used_at),
    isOpen({ from: transferCodes.created_at, until: transferCodes.expires_at }, now),
  )
  const [row] = await db.update(transferCodes).set({ used_at: now }).where(live).returning()
  return row?.prospect_app_id ?? null
}
