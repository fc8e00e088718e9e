import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { sessions } from '#server/db/schema/identity.ts'
import { admins } from '#server/db/schema/staff.ts'
import { deskPeople, helpRequests } from '#server/db/schema/support.ts'
import type { Taker } from '#src/contract/tickets/share-ticket.ts'
import type { HelpRequestRow } from './help-requests.ts'

export type DeskPerson = typeof deskPeople.$inferSelect

export async function findDeskPerson(db: Db, adminId: number): Promise<DeskPerson | null> {
  const [row] = await db.select().from(deskPeople).where(eq(deskPeople.admin_id, adminId))
  return row ?? null
}

export async function saveDeskPerson(db: Db, row: Omit<DeskPerson, 'given_at'>): Promise<void> {
  const { admin_id, ...changes } = row
  await db
    .insert(deskPeople)
    .values(row)
    .onConflictDoUpdate({ target: deskPeople.admin_id, set: { ...changes, admin_id } })
}

export async function stampGiven(db: Db, adminId: number, now: Date): Promise<void> {
  await db.update(deskPeople).set({ given_at: now }).where(eq(deskPeople.admin_id, adminId))
}

/** Who of these roles takes tickets and has been here since. */
export async function listTakers(db: Db, roles: readonly number[], since: Date): Promise<Taker[]> {
  const here = db
    .select({ subject_id: sessions.subject_id })
    .from(sessions)
    .where(
      and(
        eq(sessions.area, 'admin'),
        isNull(sessions.actor_admin_id),
        isNull(sessions.revoked_at),
        gt(sessions.last_seen_at, since),
      ),
    )
  const waiting = sql<number>`(select count(*)::int from ${helpRequests} where ${helpRequests.assigned_to} = ${admins.admin_id} and ${helpRequests.status} = 'open')`
  const { admin_id, languages, subjects, given_at } = deskPeople
  return db
    .select({ admin_id, languages, subjects, given_at, waiting })
    .from(deskPeople)
    .innerJoin(admins, eq(admins.admin_id, admin_id))
    .where(
      and(
        eq(deskPeople.taking, true),
        eq(admins.state, 'active'),
        inArray(admins.role_id, [...roles]),
        inArray(admin_id, here),
      ),
    )
}

/** Tickets that wait for us and that nobody has, the one due first on top. */
export const listUnshared = (db: Db, limit: number): Promise<HelpRequestRow[]> =>
  db
    .select()
    .from(helpRequests)
    .where(and(eq(helpRequests.status, 'open'), isNull(helpRequests.assigned_to)))
    .orderBy(asc(helpRequests.due_at), asc(helpRequests.ticket))
    .limit(limit)
