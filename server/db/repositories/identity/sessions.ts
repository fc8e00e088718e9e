import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { kept } from '#server/db/kept.ts'
import { contactChanges } from '#server/db/schema/callers.ts'
import { customers, sessions } from '#server/db/schema/identity.ts'
import type { Revocation } from '#server/db/schema/identity.ts'
import { partnerUsers, partners } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { rightsOf } from '#src/contract/partner-rights.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import type { ContactChangeRow } from '../callers/contact-changes.ts'
import type { CustomerRow } from '../profile/customers.ts'

export type SessionRow = typeof sessions.$inferSelect
export type NewSession = typeof sessions.$inferInsert
type Area = SessionRow['area']

export async function createSessions(db: Db, rows: readonly NewSession[]): Promise<void> {
  await db.insert(sessions).values([...rows])
}

/** Whom a sign-in is of, as they are now and not as they were when it began. */
type Subject =
  | ({ area: 'customer' } & CustomerSubject)
  | { area: 'admin'; role: AdminRole }
  | ({ area: 'partner' } & PartnerSubject)
/** Nearly every page of a customer shows their profile: it comes with their sign-in, in one statement. */
interface CustomerSubject {
  customer: CustomerRow
  /** The change of their sign-in that is under way. */
  change: Pick<ContactChangeRow, 'channel' | 'asked_at'> | null
}
interface PartnerSubject {
  partner_id: number
  merchant_id: string
  owner: boolean
  rights: readonly PartnerRight[]
}
/** `subject` is null where it may not sign in any more. */
export interface SignIn {
  row: SessionRow
  subject: Subject | null
}

const session = getTableColumns(sessions)
const byToken = eq(sessions.token_hash, sql.placeholder('token'))
const isSubject = (id: PgColumn) => eq(id, sessions.subject_id)

const customerSignIn = kept(
  {
    row: session,
    customer: getTableColumns(customers),
    change: { channel: contactChanges.channel, asked_at: contactChanges.asked_at },
  },
  (db, fields) =>
    db
      .select(fields)
      .from(sessions)
      .leftJoin(customers, and(isSubject(customers.user_id), isNull(customers.deleted_at)))
      .leftJoin(contactChanges, and(isSubject(contactChanges.user_id), isNull(contactChanges.ended_at)))
      .where(and(byToken, eq(sessions.area, 'customer'))),
)
const adminSignIn = kept({ ...session, role: admins.role_id }, (db, fields) =>
  db
    .select(fields)
    .from(sessions)
    .leftJoin(admins, and(isSubject(admins.admin_id), eq(admins.state, 'active')))
    .where(and(byToken, eq(sessions.area, 'admin'))),
)
const partnerSignIn = kept(
  {
    ...session,
    partner_id: partners.partner_id,
    merchant_id: partners.merchant_id,
    owner: partnerUsers.owner,
    rights: partnerUsers.rights,
  },
  (db, fields) =>
    db
      .select(fields)
      .from(sessions)
      .leftJoin(partnerUsers, and(isSubject(partnerUsers.partner_user_id), eq(partnerUsers.status, 1)))
      .leftJoin(partners, and(eq(partners.partner_id, partnerUsers.partner_id), eq(partners.status, 1)))
      .where(and(byToken, eq(sessions.area, 'partner'))),
)

/** The sign-in of an area behind a token, and its subject. Revoked or not, expired or not: the caller judges by its own clock. */
export async function findSignIn(db: Db, area: Area, tokenHash: string): Promise<SignIn | null> {
  const token = { token: tokenHash }
  switch (area) {
    case 'customer': {
      const [found] = await customerSignIn(db, token)
      if (!found) return null
      const { row, customer, change } = found
      return { row, subject: customer && { area, customer, change } }
    }
    case 'admin': {
      const [found] = await adminSignIn(db, token)
      if (!found) return null
      const { role, ...row } = found
      return { row, subject: isAdminRole(role) ? { area, role } : null }
    }
    case 'partner': {
      const [found] = await partnerSignIn(db, token)
      if (!found) return null
      const { partner_id, merchant_id, owner, rights, ...row } = found
      if (partner_id === null || merchant_id === null || owner === null || rights === null)
        return { row, subject: null }
      return {
        row,
        subject: { area, partner_id, merchant_id, owner: owner === 1, rights: rightsOf(rights, owner === 1) },
      }
    }
  }
}

/** Revoked or not, expired or not: the caller judges by its own clock. */
export async function findSessionByToken(db: Db, tokenHash: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.token_hash, tokenHash))
  return row ?? null
}

export async function findSession(db: Db, sessionId: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.session_id, sessionId))
  return row ?? null
}

/** A code of the second factor was right in this sign-in. */
export async function stampCode(db: Db, sessionId: string, code_at: Date): Promise<void> {
  await db.update(sessions).set({ code_at }).where(eq(sessions.session_id, sessionId))
}

/** The customer has shown in this sign-in who they are. */
export async function passIdentity(db: Db, sessionId: string): Promise<void> {
  await db.update(sessions).set({ identity_due: false }).where(eq(sessions.session_id, sessionId))
}

/** The sign-in that belongs to a cookie, if it has not been revoked. */
export async function findSessionBySid(db: Db, area: Area, sidHash: string): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.area, area), eq(sessions.sid_hash, sidHash), isNull(sessions.revoked_at)))
  return row ?? null
}

export async function touchSessions(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ last_seen_at: at })
    .where(and(inArray(sessions.session_id, [...ids]), lt(sessions.last_seen_at, at)))
}

/** Revokes sign-ins and every masquerade that hangs on them. */
export async function revokeSessions(db: Db, ids: readonly string[], at: Date, why: Revocation): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(sessions)
    .set({ revoked_at: at, revoked_for: why })
    .where(
      and(
        or(inArray(sessions.session_id, [...ids]), inArray(sessions.parent_session_id, [...ids])),
        isNull(sessions.revoked_at),
      ),
    )
}

/** Revokes one sign-in alone. */
export async function revokeSession(db: Db, id: string, at: Date, why: Revocation): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: at, revoked_for: why })
    .where(and(eq(sessions.session_id, id), isNull(sessions.revoked_at)))
}

/** Live sign-ins of one subject, oldest first; masquerades are not the subject's own. */
export async function listOwnSessions(db: Db, area: Area, subjectId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.area, area),
        eq(sessions.subject_id, subjectId),
        isNull(sessions.revoked_at),
        isNull(sessions.actor_admin_id),
      ),
    )
    .orderBy(asc(sessions.created_at))
}

/** Masquerades that hang on an admin session. */
export async function listChildSessions(db: Db, parentId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.parent_session_id, parentId), isNull(sessions.revoked_at)))
}

const isAdminRole = (role: number | null): role is AdminRole => role === 1 || role === 2 || role === 3

/** The admin's role as it is now, not as it was at sign-in; null when disabled. */
export async function findActiveAdminRole(db: Db, adminId: number): Promise<AdminRole | null> {
  const [row] = await db
    .select({ role: admins.role_id })
    .from(admins)
    .where(and(eq(admins.admin_id, adminId), eq(admins.state, 'active')))
  return row && isAdminRole(row.role) ? row.role : null
}

export async function findActivePartnerUser(db: Db, partnerUserId: number): Promise<PartnerSubject | null> {
  const [row] = await db
    .select({
      partner_id: partners.partner_id,
      merchant_id: partners.merchant_id,
      owner: partnerUsers.owner,
      rights: partnerUsers.rights,
    })
    .from(partnerUsers)
    .innerJoin(partners, eq(partners.partner_id, partnerUsers.partner_id))
    .where(and(eq(partnerUsers.partner_user_id, partnerUserId), eq(partnerUsers.status, 1), eq(partners.status, 1)))
  return row ? { ...row, owner: row.owner === 1, rights: rightsOf(row.rights, row.owner === 1) } : null
}

/** Until the transaction ends, no other sign-in of this subject counts its sessions. */
export async function lockSubject(tx: Tx, area: Area, subjectId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${area}), ${subjectId})`)
}

/** Revokes every sign-in of these subjects, masquerades as them included. */
export async function revokeSubjectsSessions(
  db: Db,
  subjects: readonly { area: Area; subjectId: number }[],
  at: Date,
  why: Revocation,
): Promise<void> {
  const theirs = subjects.map(({ area, subjectId }) => and(eq(sessions.area, area), eq(sessions.subject_id, subjectId)))
  await db
    .update(sessions)
    .set({ revoked_at: at, revoked_for: why })
    .where(and(or(...theirs), isNull(sessions.revoked_at)))
}

/** Revokes every sign-in of one subject, masquerades as them included. */
export const revokeSubjectSessions = (
  db: Db,
  area: Area,
  subjectId: number,
  at: Date,
  why: Revocation,
): Promise<void> => revokeSubjectsSessions(db, [{ area, subjectId }], at, why)
