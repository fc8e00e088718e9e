import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { touches, trackingLinks } from '#server/db/schema/leads.ts'
import { isOneOf } from '../shared/is-one-of.ts'

export type TouchRow = typeof touches.$inferSelect
type NewTouch = typeof touches.$inferInsert

/** A robot's click, or one of the partner's own people, counts once a customer has signed in by it. */
export const isCountedTouch = or(isNull(touches.left_out), isNotNull(touches.phone_index))

/** It may make somebody a partner's lead. */
const isAttributable = or(isNull(touches.left_out), ne(touches.left_out, 'stopped'))

/** These never bring anybody any more. */
export async function leaveOutTouches(db: Db, touchIds: readonly number[]): Promise<void> {
  if (touchIds.length === 0) return
  await db
    .update(touches)
    .set({ left_out: 'stopped' })
    .where(inArray(touches.touch_id, [...touchIds]))
}

/** Has this browser been known before as one in which the partner's own people are signed in? */
export async function isOwnVisit(db: Db, visit: string, partnerId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: touches.touch_id })
    .from(touches)
    .where(and(eq(touches.visit, visit), eq(touches.partner_id, partnerId), eq(touches.left_out, 'own')))
    .limit(1)
  return row !== undefined
}

export async function createTouchRow(db: Db, row: NewTouch): Promise<void> {
  await db.insert(touches).values(row)
}

/** Has this browser followed this link since then? */
export async function isTouched(
  db: Db,
  touch: { visit: string; link_id: number; channel: TouchRow['channel'] },
  since: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: touches.touch_id })
    .from(touches)
    .where(
      and(
        eq(touches.visit, touch.visit),
        eq(touches.link_id, touch.link_id),
        eq(touches.channel, touch.channel),
        gte(touches.at, since),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Who of these people was ever brought by a partner. */
export async function listTouchedPersons(db: Db, persons: readonly string[]): Promise<Set<string>> {
  if (persons.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ person: touches.phone_index })
    .from(touches)
    .where(isOneOf(touches.phone_index, persons))
  return new Set(rows.flatMap(({ person }) => person ?? []))
}

/** What brought somebody whom nobody knows yet belongs to the newest start of their browser. */
export async function attributeTouchesToProspect(
  db: Db,
  visits: readonly string[],
  prospectAppId: string,
): Promise<void> {
  if (visits.length === 0) return
  await db
    .update(touches)
    .set({ prospect_app_id: prospectAppId })
    .where(and(inArray(touches.visit, [...visits]), isNull(touches.phone_index)))
}

/** Touches since then of a browser or a start, whoever's they have become. */
export async function listTouchesOfVisit(
  db: Db,
  by: { visits: readonly string[]; prospectAppId: string | null },
  since: Date,
): Promise<TouchRow[]> {
  const ofVisit = by.visits.length > 0 ? inArray(touches.visit, [...by.visits]) : undefined
  const ofStart = by.prospectAppId === null ? undefined : eq(touches.prospect_app_id, by.prospectAppId)
  if (!ofVisit && !ofStart) return []
  return db
    .select()
    .from(touches)
    .where(and(or(ofVisit, ofStart), gte(touches.at, since), isAttributable))
    .orderBy(asc(touches.touch_id))
}

export async function attributeTouchesToPerson(db: Db, touchIds: readonly number[], phoneIndex: string): Promise<void> {
  if (touchIds.length === 0) return
  await db
    .update(touches)
    .set({ phone_index: phoneIndex })
    .where(and(inArray(touches.touch_id, [...touchIds]), isNull(touches.phone_index)))
}

export async function createTouchRows(db: Db, rows: readonly NewTouch[]): Promise<void> {
  if (rows.length > 0) await db.insert(touches).values([...rows])
}

/** What brought a person goes on with them under another contact; answers for which products there is anything. */
export async function moveTouchesOfPerson(tx: Db, from: string, to: string): Promise<string[]> {
  const rows = await tx
    .update(touches)
    .set({ phone_index: to })
    .where(eq(touches.phone_index, from))
    .returning({ product: touches.product_type })
  return [...new Set(rows.map(({ product }) => product))]
}

/** What brought a person for a product. */
export async function listTouchesOfPerson(db: Db, phoneIndex: string, productType: string): Promise<TouchRow[]> {
  return db
    .select()
    .from(touches)
    .where(and(eq(touches.phone_index, phoneIndex), eq(touches.product_type, productType), isAttributable))
    .orderBy(asc(touches.at), asc(touches.touch_id))
}

/** What brought a person for other products since then. */
export async function listOtherTouches(
  db: Db,
  phoneIndex: string,
  productType: string,
  since: Date,
): Promise<TouchRow[]> {
  return db
    .select()
    .from(touches)
    .where(
      and(
        eq(touches.phone_index, phoneIndex),
        ne(touches.product_type, productType),
        gte(touches.at, since),
        isAttributable,
      ),
    )
    .orderBy(asc(touches.at), asc(touches.touch_id))
}

/** One partner's own touches of a person for a product, with the names of its links, oldest first. */
export async function listOwnTouches(
  db: Db,
  partnerId: number,
  phoneIndex: string,
  productType: string,
): Promise<(Pick<TouchRow, 'touch_id' | 'at' | 'channel'> & { label: string | null })[]> {
  return db
    .select({
      touch_id: touches.touch_id,
      at: touches.at,
      channel: touches.channel,
      label: trackingLinks.label,
    })
    .from(touches)
    .leftJoin(trackingLinks, and(eq(trackingLinks.link_id, touches.link_id), eq(trackingLinks.partner_id, partnerId)))
    .where(
      and(
        eq(touches.partner_id, partnerId),
        eq(touches.phone_index, phoneIndex),
        eq(touches.product_type, productType),
      ),
    )
    .orderBy(asc(touches.at), asc(touches.touch_id))
}

/** Everything that brought a person for a product, of whatever partner, with the names of links, oldest first. */
export async function listNamedTouches(
  db: Db,
  phoneIndex: string,
  productType: string,
): Promise<(TouchRow & { label: string | null })[]> {
  const rows = await db
    .select({ touch: touches, label: trackingLinks.label })
    .from(touches)
    .leftJoin(trackingLinks, eq(trackingLinks.link_id, touches.link_id))
    .where(and(eq(touches.phone_index, phoneIndex), eq(touches.product_type, productType)))
    .orderBy(asc(touches.at), asc(touches.touch_id))
  return rows.map(({ touch, label }) => ({ ...touch, label: label === '' ? null : label }))
}
