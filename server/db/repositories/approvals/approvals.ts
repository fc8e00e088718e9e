import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { approvalRules, approvals } from '#server/db/schema/approvals.ts'
import type { Tx } from '#server/db/transaction.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'
import type { ApprovalKind, RuledKind } from '#src/contract/entities/approvals/approval.ts'

export type ApprovalRow = typeof approvals.$inferSelect

/** Keeps what is asked for; null where the same waits already. */
export async function createApproval(tx: Db, row: typeof approvals.$inferInsert): Promise<number | null> {
  const [created] = await tx
    .insert(approvals)
    .values(row)
    .onConflictDoNothing(uniqueIndexOf(approvals, 'approvals_waiting'))
    .returning({ approval_id: approvals.approval_id })
  return created?.approval_id ?? null
}

export async function findApproval(db: Db, approvalId: number): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(approvals).where(eq(approvals.approval_id, approvalId))
  return row ?? null
}

/** Until the transaction ends, nobody else decides on it. */
export async function lockApproval(tx: Tx, approvalId: number): Promise<ApprovalRow | null> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.approval_id, approvalId)).for('update')
  return row ?? null
}

export async function decideApprovalRow(
  tx: Db,
  approvalId: number,
  decided: Required<Pick<typeof approvals.$inferInsert, 'outcome' | 'decided_by' | 'decided_at' | 'decision'>>,
): Promise<void> {
  await tx.update(approvals).set(decided).where(eq(approvals.approval_id, approvalId))
}

/** What of a kind waits for this. */
export async function findWaitingApproval(db: Db, kind: ApprovalKind, target: string): Promise<ApprovalRow | null> {
  const [row] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.kind, kind), eq(approvals.target, target), isNull(approvals.outcome)))
  return row ?? null
}

/** What was to be decided has come to its end in another way. */
export async function endWaitingApproval(tx: Db, kind: ApprovalKind, target: string, at: Date): Promise<void> {
  await tx
    .update(approvals)
    .set({ outcome: 'ended', decided_at: at })
    .where(and(eq(approvals.kind, kind), eq(approvals.target, target), isNull(approvals.outcome)))
}

export const listWaitingApprovals = (db: Db): Promise<ApprovalRow[]> =>
  db.select().from(approvals).where(isNull(approvals.outcome)).orderBy(asc(approvals.approval_id))

export const listDecidedApprovals = (db: Db, limit: number): Promise<ApprovalRow[]> =>
  db
    .select()
    .from(approvals)
    .where(isNotNull(approvals.outcome))
    .orderBy(desc(approvals.decided_at), desc(approvals.approval_id))
    .limit(limit)

/** Kinds whose acts need nobody else. */
export async function listKindsOff(db: Db): Promise<ApprovalKind[]> {
  const rows = await db.select().from(approvalRules).where(eq(approvalRules.is_on, false))
  return rows.map(({ kind }) => kind)
}

export async function saveApprovalRule(tx: Db, kind: RuledKind, is_on: boolean): Promise<void> {
  await tx
    .insert(approvalRules)
    .values({ kind, is_on })
    .onConflictDoUpdate({ target: approvalRules.kind, set: { is_on } })
}
