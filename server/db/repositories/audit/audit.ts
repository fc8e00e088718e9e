import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditLog, partnerUsers } from '#server/db/schema.ts'
import { transaction } from '#server/db/transaction.ts'

export type AuditRow = typeof auditLog.$inferSelect
export type AuditEntry = Omit<AuditRow, 'audit_id' | 'previous_hash' | 'hash'>

/** Any fixed number: one writer at a time, or two entries would follow the same predecessor. */
const CHAIN_LOCK = 4_081_948
const FIRST_HASH = '0'.repeat(64)

/** @param hashOf seals an entry together with the hash of the one before it. */
export async function appendAudit(
  db: Db,
  entry: AuditEntry,
  hashOf: (entry: AuditEntry, previousHash: string) => string,
): Promise<void> {
  await transaction({ db }, async ({ db }) => {
    await db.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`)
    const [last] = await db.select({ hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.audit_id)).limit(1)
    const previous = last?.hash ?? FIRST_HASH
    await db.insert(auditLog).values({ ...entry, previous_hash: previous, hash: hashOf(entry, previous) })
  })
}

type AuditEnd = Pick<AuditRow, 'audit_id' | 'hash'>
const END = { audit_id: auditLog.audit_id, hash: auditLog.hash }

/** The end of the chain; null while there is none. */
export async function findNewestAudit(db: Db): Promise<AuditEnd | null> {
  const [row] = await db.select(END).from(auditLog).orderBy(desc(auditLog.audit_id)).limit(1)
  return row ?? null
}

/** Whether this entry is in the log as it was. */
export async function hasAudit(db: Db, { audit_id, hash }: AuditEnd): Promise<boolean> {
  return (await db.$count(auditLog, and(eq(auditLog.audit_id, audit_id), eq(auditLog.hash, hash)))) > 0
}

/** Entries about one object, newest first; older than `before` when it is given. */
export async function listAuditOfObject(
  db: Db,
  object: string,
  page: { before: number | null; limit: number },
): Promise<AuditRow[]> {
  const older = page.before === null ? undefined : lt(auditLog.audit_id, page.before)
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.object, object), older))
    .orderBy(desc(auditLog.audit_id))
    .limit(page.limit)
}

/** Whether a property of an object was ever changed, by the log. */
export async function hasChanged(db: Db, object: string, property: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(auditLog)
    .where(and(eq(auditLog.object, object), sql`${auditLog.after} ? ${property}`))
    .limit(1)
  return row !== undefined
}

/** When an admin began to act as one of this partner's people, newest first. */
export async function listPartnerMasquerades(
  db: Db,
  partnerId: number,
  limit: number,
): Promise<Pick<AuditRow, 'at'>[]> {
  const people = db
    .select({ key: sql<string>`'partner:' || ${partnerUsers.partner_user_id}` })
    .from(partnerUsers)
    .where(eq(partnerUsers.partner_id, partnerId))
  return db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'masquerade.start'), inArray(auditLog.object, people)))
    .orderBy(desc(auditLog.at), desc(auditLog.audit_id))
    .limit(limit)
}

/** The chain in its order, a part at a time. */
export async function listAuditAfter(db: Db, auditId: number, limit: number): Promise<AuditRow[]> {
  return db.select().from(auditLog).where(gt(auditLog.audit_id, auditId)).orderBy(asc(auditLog.audit_id)).limit(limit)
}
