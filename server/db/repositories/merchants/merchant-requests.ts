import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { merchantRequests } from '#server/db/schema/merchants.ts'
import { partnerUsers, partners, referrals } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'
import { COUNT_CAP } from '#src/contract/entities/shared/page-query.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { contains, countUpTo, offsetOf, orderOf } from '../shared/pages.ts'

export type MerchantRequestRow = typeof merchantRequests.$inferSelect

/** False when this reference is there already. */
export async function createMerchantRequestRow(db: Db, row: typeof merchantRequests.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(merchantRequests)
    .values(row)
    .onConflictDoNothing({ target: merchantRequests.reference })
    .returning({ id: merchantRequests.request_id })
  return rows.length > 0
}

export async function findMerchantRequest(db: Db, reference: string): Promise<MerchantRequestRow | null> {
  const [row] = await db.select().from(merchantRequests).where(eq(merchantRequests.reference, reference))
  return row ?? null
}

/** A page of requests, how many there are, counted a little beyond the cap, and how many of each state the search finds. */
export async function listMerchantRequestPage(
  db: Db,
  { status, search }: { status: MerchantRequestRow['status'] | undefined; search: string | undefined },
  ask: PageAsk<'created_at' | 'reference' | 'status'>,
): Promise<{ rows: MerchantRequestRow[]; count: number; counts: Record<MerchantRequestRow['status'], number> }> {
  const { reference, partner } = merchantRequests
  const brand = sql`(select ${partners.name} from ${partners} where ${partners.code} = ${partner})`
  const found =
    search === undefined ? undefined : or(...[reference, partner, brand].map((each) => contains(each, search)))
  const wanted = and(status && eq(merchantRequests.status, status), found)
  const counts = { open: 0, approved: 0, declined: 0 }
  const states = await db
    .select({ status: merchantRequests.status, count: sql`count(*)`.mapWith(Number) })
    .from(merchantRequests)
    .where(found)
    .groupBy(merchantRequests.status)
  for (const { status, count } of states) counts[status] = count
  const count = await countUpTo(db, merchantRequests, wanted, COUNT_CAP)
  const rows = await db
    .select()
    .from(merchantRequests)
    .where(wanted)
    .orderBy(...orderOf([merchantRequests[ask.sort], merchantRequests.request_id], ask.direction))
    .limit(ask.size)
    .offset(offsetOf(ask))
  return { rows, count, counts }
}

/** A request with the names of the partner that invited and of the admin who decided, if any did. */
export async function findMerchantRequestById(
  db: Db,
  requestId: number,
): Promise<{ request: MerchantRequestRow; invited_by: string | null; decided_by: string | null } | null> {
  const [row] = await db
    .select({ request: merchantRequests, invited_by: partners.name, decided_by: admins.name })
    .from(merchantRequests)
    .leftJoin(referrals, eq(referrals.merchant_request, merchantRequests.reference))
    .leftJoin(partners, eq(partners.partner_id, referrals.partner_id))
    .leftJoin(admins, eq(admins.admin_id, merchantRequests.decided_by))
    .where(eq(merchantRequests.request_id, requestId))
  return row ?? null
}

/** Nobody else decides about the request until the transaction ends. */
export async function lockMerchantRequest(tx: Tx, requestId: number): Promise<MerchantRequestRow | null> {
  const [row] = await tx.select().from(merchantRequests).where(eq(merchantRequests.request_id, requestId)).for('update')
  return row ?? null
}

export async function decideMerchantRequest(
  tx: Db,
  requestId: number,
  decision: Partial<Pick<MerchantRequestRow, 'status' | 'partner_id' | 'decided_at' | 'decided_by' | 'request_enc'>>,
): Promise<void> {
  await tx.update(merchantRequests).set(decision).where(eq(merchantRequests.request_id, requestId))
}

/** Answers the new partner's id; null when the code is somebody's already. */
export async function createPartnerRow(
  tx: Db,
  row: Pick<typeof partners.$inferInsert, 'name' | 'code' | 'merchant_id' | 'revenue_percent' | 'revenue_flat_fee'>,
): Promise<number | null> {
  const [created] = await tx
    .insert(partners)
    .values(row)
    .onConflictDoNothing({ target: partners.code })
    .returning({ id: partners.partner_id })
  return created?.id ?? null
}

export async function listPartnerCodes(db: Db): Promise<string[]> {
  return (await db.select({ code: partners.code }).from(partners)).map(({ code }) => code)
}

/** Partners by name, and whether somebody of each may sign in. */
export async function listMerchantRows(db: Db) {
  const { partner_id, merchant_id, name, code, status, has_left, created_at } = partners
  const people = sql`exists (select 1 from ${partnerUsers} where ${partnerUsers.partner_id} = ${partner_id} and ${partnerUsers.status} = 1) and ${status} = 1`
  return db
    .select({ partner_id, merchant_id, name, code, status, has_left, created_at, can_enter: people.mapWith(Boolean) })
    .from(partners)
    .orderBy(asc(name), asc(partner_id))
}
