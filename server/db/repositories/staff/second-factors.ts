import { and, count, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { staffFactors, staffRecoveryCodes } from '#server/db/schema/staff.ts'

export type FactorRow = typeof staffFactors.$inferSelect

export async function findFactor(db: Db, adminId: number): Promise<FactorRow | null> {
  const [row] = await db.select().from(staffFactors).where(eq(staffFactors.admin_id, adminId))
  return row ?? null
}

/** Keeps a secret that waits for its first code; the one in use stays meanwhile. */
export async function savePendingSecret(db: Db, adminId: number, pending_enc: string): Promise<void> {
  await db
    .insert(staffFactors)
    .values({ admin_id: adminId, pending_enc })
    .onConflictDoUpdate({ target: staffFactors.admin_id, set: { pending_enc } })
}

/** Takes a waiting secret into use, if it still is the one that the code was made with. */
export async function confirmSecret(
  tx: Db,
  adminId: number,
  secret: { pending_enc: string; step: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(staffFactors)
    .set({ secret_enc: secret.pending_enc, pending_enc: null, last_step: secret.step, confirmed_at: secret.now })
    .where(and(eq(staffFactors.admin_id, adminId), eq(staffFactors.pending_enc, secret.pending_enc)))
    .returning({ id: staffFactors.admin_id })
  return rows.length > 0
}

/** Takes the code of a period, once: of two who send the same, one is let in. */
export async function takeStep(db: Db, adminId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(staffFactors)
    .set({ last_step: step })
    .where(and(eq(staffFactors.admin_id, adminId), lt(staffFactors.last_step, step)))
    .returning({ id: staffFactors.admin_id })
  return rows.length > 0
}

export async function removeFactor(tx: Db, adminId: number): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.admin_id, adminId))
  await tx.delete(staffFactors).where(eq(staffFactors.admin_id, adminId))
}

/** New recovery codes take the place of the ones before. */
export async function replaceRecoveryCodes(tx: Db, adminId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.admin_id, adminId))
  await tx.insert(staffRecoveryCodes).values(hashes.map((code_hash) => ({ admin_id: adminId, code_hash })))
}

export async function spendRecoveryCode(db: Db, adminId: number, codeHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(staffRecoveryCodes)
    .set({ used_at: now })
    .where(
      and(
        eq(staffRecoveryCodes.admin_id, adminId),
        eq(staffRecoveryCodes.code_hash, codeHash),
        isNull(staffRecoveryCodes.used_at),
      ),
    )
    .returning({ id: staffRecoveryCodes.admin_id })
  return rows.length > 0
}

export async function countRecoveryCodes(db: Db, adminId: number): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.admin_id, adminId), isNull(staffRecoveryCodes.used_at)))
  return Number(row?.rows ?? 0)
}
