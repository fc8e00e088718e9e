import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partnerUsers, partners } from '#server/db/schema/partners.ts'
import type { Tx } from '#server/db/transaction.ts'

export type PartnerRow = typeof partners.$inferSelect
export type PartnerUserRow = typeof partnerUsers.$inferSelect
export interface PartnerLogin {
  user: PartnerUserRow
  partner: PartnerRow
}

/** @param email lower case, as it is stored. */
export async function findPartnerLogin(db: Db, email: string): Promise<PartnerLogin | null> {
  const [row] = await db
    .select({ user: partnerUsers, partner: partners })
    .from(partnerUsers)
    .innerJoin(partners, eq(partners.partner_id, partnerUsers.partner_id))
    .where(eq(partnerUsers.email, email))
  return row ?? null
}

export async function findPartner(db: Db, partnerId: number): Promise<PartnerRow | null> {
  const [row] = await db.select().from(partners).where(eq(partners.partner_id, partnerId))
  return row ?? null
}

/** The account through which support looks at a merchant: its first active one. */
export async function findFirstPartnerUser(db: Db, partnerId: number): Promise<PartnerLogin | null> {
  const [row] = await db
    .select({ user: partnerUsers, partner: partners })
    .from(partnerUsers)
    .innerJoin(partners, eq(partners.partner_id, partnerUsers.partner_id))
    .where(and(eq(partners.partner_id, partnerId), eq(partnerUsers.status, 1), eq(partners.status, 1)))
    .orderBy(asc(partnerUsers.partner_user_id))
    .limit(1)
  return row ?? null
}

export async function listPartnerRows(db: Db): Promise<PartnerRow[]> {
  return db.select().from(partners).orderBy(asc(partners.name), asc(partners.partner_id))
}

/** By code or name in any case; whatever is no letter or digit may be a hyphen. */
export async function findPartnerByName(db: Db, name: string): Promise<PartnerRow | null> {
  const wanted = name.toLowerCase()
  const slug = sql`regexp_replace(lower(${partners.name}), '[^a-z0-9]+', '-', 'g')`
  const [row] = await db
    .select()
    .from(partners)
    .where(sql`lower(${partners.code}) = ${wanted} or lower(${partners.name}) = ${wanted} or ${slug} = ${wanted}`)
    .orderBy(sql`lower(${partners.code}) = ${wanted} desc`, asc(partners.partner_id))
    .limit(1)
  return row ?? null
}

/** Nobody else changes the row until the transaction ends. */
export async function lockPartner(tx: Tx, partnerId: number): Promise<PartnerRow | null> {
  const [row] = await tx.select().from(partners).where(eq(partners.partner_id, partnerId)).for('update')
  return row ?? null
}

export async function updatePartner(
  db: Db,
  partnerId: number,
  changes: Partial<Pick<PartnerRow, 'utm_id' | 'revenue_percent' | 'revenue_flat_fee' | 'hosts' | 'funnel'>> &
    Partial<Pick<PartnerRow, 'status' | 'has_left' | 'standing_at' | 'standing_by' | 'standing_reason'>>,
): Promise<void> {
  await db.update(partners).set(changes).where(eq(partners.partner_id, partnerId))
}

/** Partners, active or not, that have host names. */
export async function listPartnerHosts(
  db: Db,
): Promise<Pick<PartnerRow, 'partner_id' | 'name' | 'code' | 'status' | 'hosts'>[]> {
  const { partner_id, name, code, status, hosts } = partners
  return db
    .select({ partner_id, name, code, status, hosts })
    .from(partners)
    .where(sql`jsonb_array_length(${hosts}) > 0`)
}

/** Until the transaction ends, nobody else gives host names to partners. */
export async function lockPartnerHosts(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('partner-hosts'))`)
}
