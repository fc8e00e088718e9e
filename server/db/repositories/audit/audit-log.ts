import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import type { AuditSort } from '#src/contract/audit-sorts.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { countUpTo, offsetOf, orderOf } from '../shared/pages.ts'
import type { AuditKeys } from './audit-search.ts'
import type { AuditRow } from './audit.ts'

/** Absent = everything. `before` is not included. */
export interface AuditLogFilter {
  actor?: string | undefined
  action?: string | undefined
  object?: string | undefined
  /** What a searched text stands for. */
  found?: AuditKeys | undefined
  /** Also what nobody did: calls of a browser whose session had ended by itself. */
  withEnded: boolean
  from?: Date | undefined
  before?: Date | undefined
}

/** Every order ends in the entry's time and number, so that no two pages share an entry. Each one has its index. */
const ORDERS = {
  at: [auditLog.at, auditLog.audit_id],
  actor: [auditLog.actor, auditLog.at, auditLog.audit_id],
  action: [auditLog.action, auditLog.at, auditLog.audit_id],
  object: [auditLog.object, auditLog.at, auditLog.audit_id],
} satisfies Record<AuditSort, unknown>

/** Each set has an index of its own; a text that stands for nothing finds nothing without looking at the log. */
const isFound = ({ actors, actions, objects }: AuditKeys): SQL =>
  or(
    actors.length === 0 ? undefined : inArray(auditLog.actor, actors),
    actions.length === 0 ? undefined : inArray(auditLog.action, actions),
    objects.length === 0 ? undefined : inArray(auditLog.object, objects),
  ) ?? sql`false`

const isEnded = sql`${auditLog.action} = 'denied' and ${auditLog.after} ->> 'code' in ('session_idle', 'session_expired')`

const where = ({ actor, action, object, found, withEnded, from, before }: AuditLogFilter): SQL | undefined =>
  and(
    found && isFound(found),
    withEnded ? undefined : sql`not coalesce(${isEnded}, false)`,
    actor === undefined ? undefined : eq(auditLog.actor, actor),
    action === undefined ? undefined : eq(auditLog.action, action),
    object === undefined ? undefined : eq(auditLog.object, object),
    from && gte(auditLog.at, from),
    before && lt(auditLog.at, before),
  )

export async function listAuditPage(db: Db, filter: AuditLogFilter, ask: PageAsk<AuditSort>): Promise<AuditRow[]> {
  const order = orderOf(ORDERS[ask.sort], ask.direction)
  // What is skipped is read from the index alone; whole rows are fetched for the one page.
  const page = db
    .select({ id: auditLog.audit_id })
    .from(auditLog)
    .where(where(filter))
    .orderBy(...order)
    .limit(ask.size)
    .offset(offsetOf(ask))
  return db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.audit_id, page))
    .orderBy(...order)
}

/** How many entries pass, counted up to `cap` + 1. */
export const countAuditLog = (db: Db, filter: AuditLogFilter, cap: number): Promise<number> =>
  countUpTo(db, auditLog, where(filter), cap)

/** The next part of the log, newest first, after the entry `last`. */
export async function listAuditBefore(
  db: Db,
  filter: AuditLogFilter,
  last: Pick<AuditRow, 'at' | 'audit_id'> | null,
  limit: number,
): Promise<AuditRow[]> {
  const older =
    last && sql`(${auditLog.at}, ${auditLog.audit_id}) < (${last.at.toISOString()}::timestamptz, ${last.audit_id})`
  return db
    .select()
    .from(auditLog)
    .where(and(where(filter), older ?? undefined))
    .orderBy(desc(auditLog.at), desc(auditLog.audit_id))
    .limit(limit)
}
