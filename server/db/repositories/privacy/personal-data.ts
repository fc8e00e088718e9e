import { and, asc, desc, eq, inArray, like, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications, reminders } from '#server/db/schema/applications.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { voucherClaims } from '#server/db/schema/catalogue.ts'
import { dedupeChecks, prospects, sessions } from '#server/db/schema/identity.ts'
import { leads } from '#server/db/schema/leads.ts'
import { offerLists } from '#server/db/schema/offers.ts'
import { partners } from '#server/db/schema/partners.ts'
import { consents } from '#server/db/schema/privacy.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { AuditRow } from '../audit/audit.ts'
import { listOwnEnquiries } from '../enquiries/loan-enquiries.ts'

/** What is kept about one customer in the tables that nobody else reads by customer. */
export async function readPersonalRows(db: Db, userId: number) {
  return {
    applications: await db.select().from(applications).where(eq(applications.user_id, userId)),
    consents: await db.select().from(consents).where(eq(consents.user_id, userId)),
    offerLists: await db
      .select()
      .from(offerLists)
      .where(eq(offerLists.user_id, userId))
      .orderBy(desc(offerLists.offer_list_id)),
    reminders: await db.select().from(reminders).where(eq(reminders.user_id, userId)),
    vouchers: await db.select().from(voucherClaims).where(eq(voucherClaims.user_id, userId)),
    enquiries: await listOwnEnquiries(db, userId),
    sessions: await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.area, 'customer'), eq(sessions.subject_id, userId)))
      .orderBy(desc(sessions.created_at)),
    dedupeChecks: await db
      .select()
      .from(dedupeChecks)
      .where(eq(dedupeChecks.user_id, userId))
      .orderBy(desc(dedupeChecks.check_id)),
    visits: await db.select().from(prospects).where(eq(prospects.user_id, userId)).orderBy(desc(prospects.created_at)),
  }
}

/** Leads of a customer: which partner sees them, by which way they came and since when; newest first. */
export async function listLeadsOfCustomer(db: Db, userId: number) {
  return db
    .select({
      reference: leads.reference,
      partner: partners.name,
      product_type: leads.product_type,
      channel: leads.channel,
      status: leads.status,
      first_touch_at: leads.first_touch_at,
      last_touch_at: leads.last_touch_at,
    })
    .from(leads)
    .innerJoin(partners, eq(partners.partner_id, leads.partner_id))
    .where(eq(leads.user_id, userId))
    .orderBy(desc(leads.lead_id))
}

/** Lines of the audit log in which a member of staff looked at this customer or acted for them, oldest first. */
export async function listAuditOfViews(db: Db, userId: number): Promise<AuditRow[]> {
  const subject = `customer:${userId}`
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        like(auditLog.actor, 'admin:%'),
        or(
          and(eq(auditLog.action, 'masquerade.start'), eq(auditLog.object, subject)),
          and(eq(auditLog.action, 'masquerade.view'), eq(auditLog.on_behalf_of, subject)),
          and(like(auditLog.action, '%reveal%'), eq(auditLog.object, subject)),
          and(
            inArray(auditLog.action, [
              'customer.view-eligibility',
              'customer.replay-lists',
              'customer.view',
              'customer.quiet',
              'customer.take-back',
              'customer.ticket',
              'customer.link',
              'customer.nudge',
              'customer.erasure',
              'customer.contact-code',
              'customer.lost-contact',
            ]),
            eq(auditLog.object, subject),
          ),
        ),
      ),
    )
    .orderBy(asc(auditLog.audit_id))
}

/** Role of each of these administrators, disabled ones too. */
export async function findAdminRoles(db: Db, adminIds: readonly number[]): Promise<Map<number, number>> {
  if (adminIds.length === 0) return new Map()
  const rows = await db
    .select({ id: admins.admin_id, role: admins.role_id })
    .from(admins)
    .where(inArray(admins.admin_id, [...adminIds]))
  return new Map(rows.map(({ id, role }) => [id, role]))
}
