import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partnerUsers, partners } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'
import { contains } from '../shared/pages.ts'

/** People of partners whose name or address has the text, or whose partner has it, by name. */
export const findPartnerPeople = (db: Db, text: string, limit: number) =>
  db
    .select({ user: partnerUsers, partner: partners })
    .from(partnerUsers)
    .innerJoin(partners, eq(partners.partner_id, partnerUsers.partner_id))
    .where(or(contains(partnerUsers.name, text), contains(partnerUsers.email, text), contains(partners.name, text)))
    .orderBy(asc(sql`lower(${partnerUsers.name})`), asc(partnerUsers.partner_user_id))
    .limit(limit)

/** People of ours, those who have left too. */
export const findStaffPeople = (db: Db, text: string, limit: number) =>
  db
    .select()
    .from(admins)
    .where(or(contains(admins.name, text), contains(admins.email, text)))
    .orderBy(asc(sql`lower(${admins.name})`), asc(admins.admin_id))
    .limit(limit)
