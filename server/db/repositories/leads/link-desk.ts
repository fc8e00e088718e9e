import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { payoutLines } from '#server/db/schema/earnings.ts'
import { applicationFacts } from '#server/db/schema/figures.ts'
import { leads, touches, trackingLinks } from '#server/db/schema/leads.ts'
import { partners } from '#server/db/schema/partners.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { LinkSort, LinkState } from '#src/contract/entities/leads/link-desk.ts'
import { COUNT_CAP } from '#src/contract/entities/shared/page-query.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { contains, countUpTo, offsetOf, orderOf } from '../shared/pages.ts'
import { isCountedTouch } from './touches.ts'
import type { TrackingLinkRow } from './tracking-links.ts'

export interface LinkFilter {
  state?: LinkState | undefined
  product_type?: string | undefined
  partner_id?: number | undefined
  search?: string | undefined
}

/** A link, and what its partner is called. */
export type NamedLink = TrackingLinkRow & { partner: string }

/** What came of a link; money in paise. */
export interface LinkFigures {
  clicks: number
  visits: number
  people: number
  applied: number
  disbursed: number
  revenue: Paise
  payout: Paise
  robots: number
  own: number
}

const SORT_COLUMNS = {
  created_at: [trackingLinks.created_at, trackingLinks.link_id],
  label: [trackingLinks.label, trackingLinks.link_id],
  partner: [partners.name, trackingLinks.link_id],
} as const satisfies Record<LinkSort, readonly unknown[]>

const { disabled_at, disabled_by } = trackingLinks
const IN_STATE: Record<LinkState, SQL | undefined> = {
  works: isNull(disabled_at),
  partner: and(isNotNull(disabled_at), isNull(disabled_by)),
  staff: isNotNull(disabled_by),
}

/** Part of the link's or the partner's name, the partner's code, or the link's own code or address. */
const found = (text: string): SQL | undefined =>
  or(
    contains(trackingLinks.label, text),
    eq(trackingLinks.code, text.replace(/^.*\/go\//, '').replace(/\?.*$/, '')),
    sql`${trackingLinks.partner_id} in (select partner_id from ${partners} where ${contains(partners.name, text)} or lower(${partners.code}) = lower(${text}))`,
  )

const wantedLinks = ({ state, product_type, partner_id, search }: LinkFilter): SQL | undefined =>
  and(
    state && IN_STATE[state],
    product_type === undefined ? undefined : eq(trackingLinks.product_type, product_type),
    partner_id === undefined ? undefined : eq(trackingLinks.partner_id, partner_id),
    search === undefined ? undefined : found(search),
  )

const named = (db: Db) =>
  db
    .select({ link: trackingLinks, partner: partners.name })
    .from(trackingLinks)
    .innerJoin(partners, eq(partners.partner_id, trackingLinks.partner_id))

const flat = (rows: readonly { link: TrackingLinkRow; partner: string }[]): NamedLink[] =>
  rows.map(({ link, partner }) => ({ ...link, partner }))

/** A page of every partner's links, and how many there are, counted a little beyond the cap. */
export async function listLinkPage(
  db: Db,
  filter: LinkFilter,
  ask: PageAsk<LinkSort>,
): Promise<{ rows: NamedLink[]; count: number }> {
  const wanted = wantedLinks(filter)
  const count = await countUpTo(db, trackingLinks, wanted, COUNT_CAP)
  const rows = await named(db)
    .where(wanted)
    .orderBy(...orderOf(SORT_COLUMNS[ask.sort], ask.direction))
    .limit(ask.size)
    .offset(offsetOf(ask))
  return { rows: flat(rows), count }
}

/** The newest links below one, for a file that is read in parts. */
export async function listLinksBelow(
  db: Db,
  filter: LinkFilter,
  below: number | null,
  limit: number,
): Promise<NamedLink[]> {
  const rest = below === null ? undefined : lt(trackingLinks.link_id, below)
  return flat(
    await named(db)
      .where(and(wantedLinks(filter), rest))
      .orderBy(desc(trackingLinks.link_id))
      .limit(limit),
  )
}

/** The link as it is, held until the transaction ends. */
export async function lockLink(tx: Tx, linkId: number): Promise<TrackingLinkRow | null> {
  const [row] = await tx.select().from(trackingLinks).where(eq(trackingLinks.link_id, linkId)).for('update')
  return row ?? null
}

export async function updateLink(
  tx: Db,
  linkId: number,
  changes: Pick<TrackingLinkRow, 'disabled_at' | 'disabled_by' | 'disabled_reason'>,
): Promise<void> {
  await tx.update(trackingLinks).set(changes).where(eq(trackingLinks.link_id, linkId))
}

const NOTHING: LinkFigures = {
  clicks: 0,
  visits: 0,
  people: 0,
  applied: 0,
  disbursed: 0,
  robots: 0,
  own: 0,
  revenue: NO_PAISE,
  payout: NO_PAISE,
}

/** What came of these links, each counted by its own index; one without anything is not missing. */
export async function countLinks(db: Db, ids: readonly number[]): Promise<(linkId: number) => LinkFigures> {
  if (ids.length === 0) return () => NOTHING
  // One arrival may stand there twice: once for each person who signed in on the same device.
  const arrivals = sql`distinct (${touches.visit}, ${touches.at})`
  const nobody = isNull(touches.phone_index)
  const came = await db
    .select({
      link_id: touches.link_id,
      clicks: sql`count(${arrivals}) filter (where ${isCountedTouch})`.mapWith(Number),
      visits: sql`count(distinct ${touches.visit}) filter (where ${isCountedTouch})`.mapWith(Number),
      people: sql`count(distinct ${touches.phone_index})`.mapWith(Number),
      robots: sql`count(${arrivals}) filter (where ${and(eq(touches.left_out, 'robot'), nobody)})`.mapWith(Number),
      own: sql`count(${arrivals}) filter (where ${and(eq(touches.left_out, 'own'), nobody)})`.mapWith(Number),
    })
    .from(touches)
    .where(inArray(touches.link_id, [...ids]))
    .groupBy(touches.link_id)
  const brought = await db
    .select({
      link_id: leads.link_id,
      applied: sql`count(*) filter (where ${isNotNull(applicationFacts.submitted_at)})`.mapWith(Number),
      disbursed: sql`count(*) filter (where ${isNotNull(applicationFacts.disbursed_at)})`.mapWith(Number),
    })
    .from(leads)
    .innerJoin(applicationFacts, eq(applicationFacts.app_id, leads.app_id))
    .where(inArray(leads.link_id, [...ids]))
    .groupBy(leads.link_id)
  const earned = await db
    .select({
      link_id: leads.link_id,
      revenue: sql`sum(${payoutLines.revenue})`.mapWith(asPaise),
      payout: sql`sum(${payoutLines.gross})`.mapWith(asPaise),
    })
    .from(leads)
    .innerJoin(payoutLines, eq(payoutLines.lead_id, leads.lead_id))
    .where(inArray(leads.link_id, [...ids]))
    .groupBy(leads.link_id)
  const of = <Row extends { link_id: number | null }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.link_id, row]))
  const [touched, led, paid] = [of(came), of(brought), of(earned)]
  return (linkId) => ({ ...NOTHING, ...touched.get(linkId), ...led.get(linkId), ...paid.get(linkId) })
}
