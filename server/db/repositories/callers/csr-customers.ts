import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Vault } from '#server/crypto/vault.ts'
import type { Db } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { loanEnquiries } from '#server/db/schema/enquiries.ts'
import { customers } from '#server/db/schema/identity.ts'
import { leads } from '#server/db/schema/leads.ts'
import { keyFactStatements } from '#server/db/schema/offers.ts'
import { erasureRequests } from '#server/db/schema/privacy.ts'
import { helpRequests } from '#server/db/schema/support.ts'

/** What of a customer has a number of its own, besides applications. */
const NUMBERED = {
  ticket: { table: helpRequests, number: helpRequests.ticket, since: helpRequests.created_at },
  erasure: { table: erasureRequests, number: erasureRequests.reference, since: erasureRequests.created_at },
  lead: { table: leads, number: leads.reference, since: leads.created_at },
  statement: {
    table: keyFactStatements,
    number: keyFactStatements.proposal_number,
    since: keyFactStatements.issued_at,
  },
  enquiry: { table: loanEnquiries, number: loanEnquiries.reference, since: loanEnquiries.created_at },
} as const

/** Customers who gave this PAN, the newest first. */
export async function findCustomersByPan(db: Db, vault: Vault, pan: string, most: number) {
  const { user_id, created_at } = customers
  return db
    .select({ user_id, created_at })
    .from(customers)
    .where(and(eq(customers.tin_index, vault.index('tin', pan.toLowerCase())), isNull(customers.deleted_at)))
    .orderBy(desc(user_id))
    .limit(most)
}

/** Whose number this is; null = of nobody who is still there. */
export async function findOwnerOfNumber(
  db: Db,
  kind: keyof typeof NUMBERED,
  reference: string,
): Promise<{ user_id: number; status: string | null; created_at: Date } | null> {
  const { table, number, since } = NUMBERED[kind]
  const [row] = await db
    .select({
      user_id: customers.user_id,
      status: 'status' in table ? table.status : sql<null>`null`,
      created_at: since,
    })
    .from(table)
    .innerJoin(customers, and(eq(customers.user_id, table.user_id), isNull(customers.deleted_at)))
    .where(eq(number, reference))
  return row ?? null
}

/** The request to be forgotten that is not over. */
export async function findErasureUnderWay(db: Db, userId: number) {
  const { reference, status } = erasureRequests
  const [row] = await db
    .select({ reference, status })
    .from(erasureRequests)
    .where(and(eq(erasureRequests.user_id, userId), inArray(status, ['verifying', 'open', 'held'])))
    .orderBy(desc(erasureRequests.request_id))
    .limit(1)
  return row ?? null
}

/** Has the log this look already? */
export async function hasLookedSince(
  db: Db,
  { actor, action, object }: { actor: string; action: string; object: string },
  since: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ audit_id: auditLog.audit_id })
    .from(auditLog)
    .where(
      and(eq(auditLog.object, object), gte(auditLog.at, since), eq(auditLog.action, action), eq(auditLog.actor, actor)),
    )
    .limit(1)
  return row !== undefined
}

/** Fields of a customer that this person of the staff has uncovered, by the log. */
export async function listUncovered(db: Db, userId: number, adminId: number, since: Date): Promise<string[]> {
  const rows = await db
    .select({ field: sql<string | null>`${auditLog.after} ->> 'field'` })
    .from(auditLog)
    .where(
      and(
        ...[eq(auditLog.object, `customer:${userId}`), gte(auditLog.at, since)],
        ...[eq(auditLog.action, 'customer.reveal'), eq(auditLog.actor, `admin:${adminId}`)],
      ),
    )
  return rows.flatMap(({ field }) => field ?? [])
}
