import { and, asc, count, desc, eq, isNull, lt, max, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { isOpen } from '#server/db/is-open.ts'
import { sessions, staffLinks } from '#server/db/schema/identity.ts'
import { partnerUsers, partners } from '#server/db/schema/partners.ts'
import { admins, staffFactors } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'

export type StaffRow = typeof admins.$inferSelect

const LINK_LIFE = { from: staffLinks.created_at, until: staffLinks.expires_at }

/** Who said of somebody that they work here. */
const reviewers = alias(admins, 'reviewers')

export interface StaffFacts {
  admin: StaffRow
  secondFactor: boolean
  lastSeen: Date | null
  invitedUntil: Date | null
  reviewedBy: string | null
}

/** Everybody in the order of their names, or one alone, with what the list says of them. */
export async function listStaffRows(db: Db, now: Date, adminId?: number): Promise<StaffFacts[]> {
  const seen = db
    .select({ subject_id: sessions.subject_id, at: max(sessions.last_seen_at).as('at') })
    .from(sessions)
    .where(and(eq(sessions.area, 'admin'), isNull(sessions.actor_admin_id)))
    .groupBy(sessions.subject_id)
    .as('seen')
  const invited = db
    .select({ admin_id: staffLinks.admin_id, until: max(staffLinks.expires_at).as('until') })
    .from(staffLinks)
    .where(and(eq(staffLinks.kind, 'invitation'), isNull(staffLinks.used_at), isOpen(LINK_LIFE, now)))
    .groupBy(staffLinks.admin_id)
    .as('invited')
  const rows = await db
    .select({
      admin: admins,
      secret: staffFactors.secret_enc,
      seen: seen.at,
      until: invited.until,
      reviewer: reviewers.name,
    })
    .from(admins)
    .leftJoin(staffFactors, eq(staffFactors.admin_id, admins.admin_id))
    .leftJoin(seen, eq(seen.subject_id, admins.admin_id))
    .leftJoin(invited, eq(invited.admin_id, admins.admin_id))
    .leftJoin(reviewers, eq(reviewers.admin_id, admins.reviewed_by))
    .where(adminId === undefined ? undefined : eq(admins.admin_id, adminId))
    .orderBy(asc(sql`lower(${admins.name})`), asc(admins.admin_id))
  return rows.map(({ admin, secret, seen, until, reviewer }) => ({
    admin,
    secondFactor: secret !== null,
    lastSeen: seen,
    invitedUntil: until,
    reviewedBy: reviewer,
  }))
}

/** One person, held until the transaction ends. */
export async function lockStaffMember(tx: Tx, adminId: number): Promise<StaffRow | null> {
  const [row] = await tx.select().from(admins).where(eq(admins.admin_id, adminId)).for('update')
  return row ?? null
}

/** Who may sign in and has not been looked at since `start`; whoever came since then has. */
export async function countReviewsDue(db: Db, start: Date): Promise<{ count: number; about: string | null }> {
  const rows = await db
    .select({ name: admins.name })
    .from(admins)
    .where(and(eq(admins.state, 'active'), lt(lastReview, start)))
    .orderBy(asc(lastReview), asc(admins.admin_id))
  return { count: rows.length, about: rows[0]?.name ?? null }
}
const lastReview = sql`coalesce(${admins.reviewed_at}, ${admins.created_at})`

/** Administrators who can sign in, besides this one. */
export async function countOtherAdministrators(tx: Db, adminId: number): Promise<number> {
  const [row] = await tx
    .select({ rows: count() })
    .from(admins)
    .where(and(eq(admins.role_id, 1), eq(admins.state, 'active'), ne(admins.admin_id, adminId)))
  return Number(row?.rows ?? 0)
}

export async function updateStaffMember(
  tx: Db,
  adminId: number,
  changes: Partial<
    Pick<StaffRow, 'name' | 'role_id' | 'state' | 'state_since' | 'password_hash' | 'reviewed_at' | 'reviewed_by'>
  >,
): Promise<void> {
  await tx.update(admins).set(changes).where(eq(admins.admin_id, adminId))
}

/** Whose a link is: somebody's of ours, or a person's of a partner. */
export type LinkOwner = { admin_id: number } | { partner_user_id: number }

const ownedBy = (owner: LinkOwner) =>
  'admin_id' in owner ? eq(staffLinks.admin_id, owner.admin_id) : eq(staffLinks.partner_user_id, owner.partner_user_id)

/** Live links of somebody open no more. */
export async function endStaffLinks(tx: Db, owner: LinkOwner, now: Date): Promise<void> {
  await tx
    .update(staffLinks)
    .set({ used_at: now })
    .where(and(ownedBy(owner), isNull(staffLinks.used_at)))
}

export async function createStaffLink(tx: Db, row: typeof staffLinks.$inferInsert): Promise<void> {
  await tx.insert(staffLinks).values(row)
}

const live = (tokenHash: string, now: Date) =>
  and(eq(staffLinks.token_hash, tokenHash), isNull(staffLinks.used_at), isOpen(LINK_LIFE, now))

export async function findStaffLink(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ link: staffLinks, admin: admins, user: partnerUsers, partner: partners })
    .from(staffLinks)
    .leftJoin(admins, eq(admins.admin_id, staffLinks.admin_id))
    .leftJoin(partnerUsers, eq(partnerUsers.partner_user_id, staffLinks.partner_user_id))
    .leftJoin(partners, eq(partners.partner_id, partnerUsers.partner_id))
    .where(live(tokenHash, now))
  return row ?? null
}

/** Spends a link; of two who follow it at once, one does. */
export async function spendStaffLink(tx: Db, tokenHash: string, now: Date) {
  const [row] = await tx.update(staffLinks).set({ used_at: now }).where(live(tokenHash, now)).returning()
  return row ?? null
}

/** Addresses of those who may sign in. */
export async function listStaffLogins(db: Db): Promise<{ admin_id: number; email: string; name: string }[]> {
  return db
    .select({ admin_id: admins.admin_id, email: admins.email, name: admins.name })
    .from(admins)
    .where(eq(admins.state, 'active'))
    .orderBy(desc(admins.admin_id))
}
