import { and, asc, desc, eq, gt, inArray, isNull, min, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditChain, auditLog, auditUnsealed } from '#server/db/schema/audit.ts'
import { rowsOf } from '../shared/rows-of.ts'
import type { AuditRow } from './audit.ts'

export type AuditLink = typeof auditChain.$inferSelect

/** Any fixed number. */
const CHAIN_LOCK = 4_081_948

/** Takes the chain until the transaction ends; false while another process has it: nobody waits for it. */
export async function takeChain(db: Db): Promise<boolean> {
  const result = await db.execute(sql`select pg_try_advisory_xact_lock(${CHAIN_LOCK}) as taken`)
  return rowsOf<{ taken: boolean }>(result)[0]?.taken === true
}

/** The newest link; null while there is none. */
export async function findChainEnd(db: Db): Promise<AuditLink | null> {
  const [link] = await db.select().from(auditChain).orderBy(desc(auditChain.position)).limit(1)
  return link ?? null
}

/** Whether the chain has this link as it was. */
export async function hasLink(db: Db, { audit_id, hash }: Omit<AuditLink, 'position'>): Promise<boolean> {
  return (await db.$count(auditChain, and(eq(auditChain.audit_id, audit_id), eq(auditChain.hash, hash)))) > 0
}

/** Entries without a link that follow `auditId`, in their order. */
export async function listUnsealedAfter(db: Db, auditId: number, limit: number): Promise<AuditRow[]> {
  const rows = await db
    .select({ entry: auditLog })
    .from(auditUnsealed)
    .innerJoin(auditLog, eq(auditLog.audit_id, auditUnsealed.audit_id))
    .where(gt(auditUnsealed.audit_id, auditId))
    .orderBy(asc(auditUnsealed.audit_id))
    .limit(limit)
  return rows.map(({ entry }) => entry)
}

/** Adds links to the end of the chain. */
export async function addLinks(db: Db, links: readonly AuditLink[]): Promise<void> {
  await db.insert(auditChain).values([...links])
  const sealed = links.map(({ audit_id }) => audit_id)
  await db.delete(auditUnsealed).where(inArray(auditUnsealed.audit_id, sealed))
}

/** Links in their order with their entries, a part at a time; null = the entry is gone. */
export async function listLinksAfter(
  db: Db,
  position: number,
  limit: number,
): Promise<{ link: AuditLink; entry: AuditRow | null }[]> {
  return db
    .select({ link: auditChain, entry: auditLog })
    .from(auditChain)
    .leftJoin(auditLog, eq(auditLog.audit_id, auditChain.audit_id))
    .where(gt(auditChain.position, position))
    .orderBy(asc(auditChain.position))
    .limit(limit)
}

/** Where entries stand: `position` is null while they have no link. What is gone has no row. */
export async function findPlaces(
  db: Db,
  auditIds: readonly number[],
): Promise<{ audit_id: number; hash: string; position: number | null }[]> {
  return db
    .select({ audit_id: auditLog.audit_id, hash: auditLog.hash, position: auditChain.position })
    .from(auditLog)
    .leftJoin(auditChain, eq(auditChain.audit_id, auditLog.audit_id))
    .where(inArray(auditLog.audit_id, [...auditIds]))
}

/** The first entry that neither has a link nor is to get one; null = none. */
export async function findStrayEntry(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ audit_id: min(auditLog.audit_id) })
    .from(auditLog)
    .leftJoin(auditChain, eq(auditChain.audit_id, auditLog.audit_id))
    .leftJoin(auditUnsealed, eq(auditUnsealed.audit_id, auditLog.audit_id))
    .where(and(isNull(auditChain.audit_id), isNull(auditUnsealed.audit_id)))
  return row?.audit_id ?? null
}

/** The first that is to get a link, and whose entry is gone; null = none. */
export async function findUnsealedWithoutEntry(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ audit_id: min(auditUnsealed.audit_id) })
    .from(auditUnsealed)
    .leftJoin(auditLog, eq(auditLog.audit_id, auditUnsealed.audit_id))
    .where(isNull(auditLog.audit_id))
  return row?.audit_id ?? null
}

/** When the oldest entry without a link was written; null = all have theirs. */
export async function findOldestUnsealed(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(auditLog.at) })
    .from(auditUnsealed)
    .innerJoin(auditLog, eq(auditLog.audit_id, auditUnsealed.audit_id))
  return row?.at ?? null
}
