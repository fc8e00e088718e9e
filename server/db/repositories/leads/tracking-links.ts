import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { leads, touches, trackingLinks } from '#server/db/schema/leads.ts'
import { partners } from '#server/db/schema/partners.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { PartnerRow } from '../partners/partners.ts'
import { isCountedTouch } from './touches.ts'

export type TrackingLinkRow = typeof trackingLinks.$inferSelect

/** A link with what came of it. */
export interface CountedLink extends TrackingLinkRow {
  clicks: number
  leads: number
}

export async function createTrackingLinkRow(db: Db, row: typeof trackingLinks.$inferInsert): Promise<TrackingLinkRow> {
  const [created] = await db.insert(trackingLinks).values(row).returning()
  if (!created) throw new Error('the link was not written')
  return created
}

/** A link with its partner, whether they work or not. */
export async function findLink(db: Db, code: string): Promise<{ link: TrackingLinkRow; partner: PartnerRow } | null> {
  const [row] = await db
    .select({ link: trackingLinks, partner: partners })
    .from(trackingLinks)
    .innerJoin(partners, eq(partners.partner_id, trackingLinks.partner_id))
    .where(eq(trackingLinks.code, code))
  return row ?? null
}

/** A link that works, of a partner that does: nobody else brings anybody. */
export const isLiveLink = ({ link, partner }: { link: TrackingLinkRow; partner: PartnerRow }): boolean =>
  link.disabled_at === null && partner.status === 1

export async function findLiveLink(db: Db, code: string): ReturnType<typeof findLink> {
  const found = await findLink(db, code)
  return found && isLiveLink(found) ? found : null
}

/** Whether we have stopped a link of this name. */
export async function isStoppedByStaff(
  db: Db,
  partnerId: number,
  productType: string,
  label: string,
): Promise<boolean> {
  const { partner_id, product_type, disabled_by } = trackingLinks
  const named = and(eq(partner_id, partnerId), eq(product_type, productType), eq(trackingLinks.label, label))
  return (await db.$count(trackingLinks, and(named, isNotNull(disabled_by)))) > 0
}

/** The partner's working link of this name for a product. */
export async function findOwnLink(
  db: Db,
  partnerId: number,
  productType: string,
  label: string,
): Promise<TrackingLinkRow | null> {
  const { partner_id, product_type, disabled_at } = trackingLinks
  const [row] = await db
    .select()
    .from(trackingLinks)
    .where(
      and(
        eq(partner_id, partnerId),
        eq(product_type, productType),
        eq(trackingLinks.label, label),
        isNull(disabled_at),
      ),
    )
    .orderBy(asc(trackingLinks.link_id))
    .limit(1)
  return row ?? null
}

export async function countOwnLinks(db: Db, partnerId: number): Promise<number> {
  const [row] = await db.select({ links: count() }).from(trackingLinks).where(eq(trackingLinks.partner_id, partnerId))
  return row?.links ?? 0
}

/** The partner's links, newest first; those of one product where it is named. */
export async function listOwnLinks(db: Db, partnerId: number, productType?: string): Promise<CountedLink[]> {
  const clicks = db
    // One arrival may stand there twice: once for each person who signed in on the same device.
    .select({ n: sql`count(distinct (${touches.visit}, ${touches.at}))`.as('n') })
    .from(touches)
    .where(and(eq(touches.link_id, trackingLinks.link_id), eq(touches.partner_id, partnerId), isCountedTouch))
  const brought = db
    .select({ n: count().as('n') })
    .from(leads)
    .where(and(eq(leads.link_id, trackingLinks.link_id), eq(leads.partner_id, partnerId)))
  const rows = await db
    .select({
      link: trackingLinks,
      clicks: sql`(${clicks})`.mapWith(Number),
      leads: sql`(${brought})`.mapWith(Number),
    })
    .from(trackingLinks)
    .where(
      and(
        eq(trackingLinks.partner_id, partnerId),
        productType === undefined ? undefined : eq(trackingLinks.product_type, productType),
      ),
    )
    .orderBy(desc(trackingLinks.created_at), desc(trackingLinks.link_id))
  return rows.map(({ link, clicks, leads }) => ({ ...link, clicks, leads }))
}

/** Answers the link as it was; null when it is not the partner's. Disabling twice keeps the first date. */
export async function disableOwnLink(
  tx: Tx,
  partnerId: number,
  linkId: number,
  now: Date,
): Promise<TrackingLinkRow | null> {
  const own = and(eq(trackingLinks.partner_id, partnerId), eq(trackingLinks.link_id, linkId))
  const [row] = await tx.select().from(trackingLinks).where(own).for('update')
  if (row?.disabled_at === null) await tx.update(trackingLinks).set({ disabled_at: now }).where(own)
  return row ?? null
}
