import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partnerFunnels, partnerUsers, partners } from '#server/db/schema/partners.ts'

export type PartnerFunnelRow = typeof partnerFunnels.$inferSelect

/** Newest versions that a partner sees. */
const SHOWN = 50

/** What active partners have published, with what they may change. */
export async function listPublishedFunnels(
  db: Db,
): Promise<{ code: string; config: Record<string, unknown>; funnel: Record<string, boolean> }[]> {
  return db
    .select({ code: partners.code, config: partnerFunnels.config, funnel: partners.funnel })
    .from(partnerFunnels)
    .innerJoin(partners, eq(partners.partner_id, partnerFunnels.partner_id))
    .where(and(eq(partnerFunnels.status, 'published'), eq(partners.status, 1)))
}

/** The partner's newest versions, newest first, with the name of who made each. */
export async function listFunnelRows(
  db: Db,
  partnerId: number,
): Promise<{ row: PartnerFunnelRow; created_by: string | null }[]> {
  return db
    .select({ row: partnerFunnels, created_by: partnerUsers.name })
    .from(partnerFunnels)
    .leftJoin(partnerUsers, eq(partnerUsers.partner_user_id, partnerFunnels.created_by))
    .where(eq(partnerFunnels.partner_id, partnerId))
    .orderBy(desc(partnerFunnels.version))
    .limit(SHOWN)
}

/** One version of this partner's that has been published once. */
export async function findPublishedVersion(
  db: Db,
  partnerId: number,
  version: number,
): Promise<PartnerFunnelRow | null> {
  const [row] = await db
    .select()
    .from(partnerFunnels)
    .where(
      and(
        eq(partnerFunnels.partner_id, partnerId),
        eq(partnerFunnels.version, version),
        inArray(partnerFunnels.status, ['published', 'replaced']),
      ),
    )
  return row ?? null
}

type Contents = Pick<PartnerFunnelRow, 'config' | 'created_by'>

/** Writes the partner's draft, a new version where there is none yet. */
export async function saveDraftRow(db: Db, partnerId: number, contents: Contents): Promise<void> {
  const changed = await db
    .update(partnerFunnels)
    .set(contents)
    .where(and(eq(partnerFunnels.partner_id, partnerId), eq(partnerFunnels.status, 'draft')))
    .returning({ id: partnerFunnels.funnel_id })
  if (changed.length > 0) return
  await db.insert(partnerFunnels).values({
    ...contents,
    partner_id: partnerId,
    status: 'draft',
    version: await nextVersion(db, partnerId),
  })
}

/** Publishes the partner's draft as a new version, with these contents; the one before is replaced. */
export async function publishRow(db: Db, partnerId: number, contents: Contents, now: Date): Promise<number> {
  const ofPartner = eq(partnerFunnels.partner_id, partnerId)
  await db
    .update(partnerFunnels)
    .set({ status: 'replaced' })
    .where(and(ofPartner, eq(partnerFunnels.status, 'published')))
  await db.delete(partnerFunnels).where(and(ofPartner, eq(partnerFunnels.status, 'draft')))
  const version = await nextVersion(db, partnerId)
  await db
    .insert(partnerFunnels)
    .values({ ...contents, partner_id: partnerId, status: 'published', version, published_at: now })
  return version
}

async function nextVersion(db: Db, partnerId: number): Promise<number> {
  const [row] = await db
    .select({ last: sql`coalesce(max(${partnerFunnels.version}), 0)`.mapWith(Number) })
    .from(partnerFunnels)
    .where(eq(partnerFunnels.partner_id, partnerId))
  return (row?.last ?? 0) + 1
}
