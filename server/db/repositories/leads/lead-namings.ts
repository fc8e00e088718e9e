import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isOpen } from '#server/db/is-open.ts'
import { leadNamings } from '#server/db/schema/leads.ts'
import { partners } from '#server/db/schema/partners.ts'
import type { Tx } from '#server/db/transaction.ts'

export type NamingRow = typeof leadNamings.$inferSelect
type NamingChanges = Partial<Omit<NamingRow, 'naming_id' | 'reference'>>

const isPending = eq(leadNamings.state, 'pending')

/** Named by one of these keyed hashes, of a number or of an address. */
const ofAny = (indexes: readonly string[]) =>
  or(inArray(leadNamings.phone_index, [...indexes]), inArray(leadNamings.email_index, [...indexes]))

/** Until the transaction ends, nobody else names this number for the partner, or ends what is named. */
export async function lockNamingsOf(tx: Tx, phoneIndex: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`naming ${phoneIndex}`}))`)
}

export async function createNamingRow(tx: Db, row: typeof leadNamings.$inferInsert): Promise<NamingRow> {
  const [created] = await tx.insert(leadNamings).values(row).returning()
  if (!created) throw new Error('a naming was not written')
  return created
}

export async function updateNamingRow(tx: Db, namingId: number, changes: NamingChanges): Promise<void> {
  await tx.update(leadNamings).set(changes).where(eq(leadNamings.naming_id, namingId))
}

export async function findNaming(db: Db, namingId: number): Promise<NamingRow | null> {
  const [row] = await db.select().from(leadNamings).where(eq(leadNamings.naming_id, namingId))
  return row ?? null
}

/** A partner's call of this name. */
export async function findOwnNamingOfVisit(db: Db, partnerId: number, visit: string): Promise<NamingRow | null> {
  const [row] = await db
    .select()
    .from(leadNamings)
    .where(and(eq(leadNamings.partner_id, partnerId), eq(leadNamings.visit, visit)))
  return row ?? null
}

export async function findOwnNamingByReference(
  db: Db,
  partnerId: number,
  reference: string,
): Promise<NamingRow | null> {
  const [row] = await db
    .select()
    .from(leadNamings)
    .where(and(eq(leadNamings.partner_id, partnerId), eq(leadNamings.reference, reference)))
  return row ?? null
}

const isOwnPending = (partnerId: number, phoneIndex: string) =>
  and(eq(leadNamings.partner_id, partnerId), eq(leadNamings.phone_index, phoneIndex), isPending)

const lives = (now: Date) => isOpen({ from: leadNamings.created_at, until: leadNamings.expires_at }, now)

/** What waits for the code of this number with the partner, oldest first. */
export async function listOwnPending(db: Db, partnerId: number, phoneIndex: string, now: Date): Promise<NamingRow[]> {
  return db
    .select()
    .from(leadNamings)
    .where(and(isOwnPending(partnerId, phoneIndex), lives(now)))
    .orderBy(asc(leadNamings.naming_id))
}

/** What waits no longer with the partner, and the night's sweep has not been by yet. */
export async function listOwnOverdue(db: Db, partnerId: number, phoneIndex: string, now: Date): Promise<NamingRow[]> {
  return db
    .select()
    .from(leadNamings)
    .where(and(isOwnPending(partnerId, phoneIndex), not(lives(now))))
}

/** Has one of these said no to the partner since then? */
export async function isRefusedSince(
  db: Db,
  partnerId: number,
  indexes: readonly string[],
  since: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: leadNamings.naming_id })
    .from(leadNamings)
    .where(
      and(
        eq(leadNamings.partner_id, partnerId),
        eq(leadNamings.state, 'refused'),
        gt(leadNamings.ended_at, since),
        ofAny(indexes),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Whose code confirms these, in time, and who was told of it; in the order in which they were named. */
export async function lockConfirmable(tx: Tx, index: string, now: Date): Promise<NamingRow[]> {
  return tx
    .select()
    .from(leadNamings)
    .where(and(isPending, isNotNull(leadNamings.told_at), lives(now), ofAny([index])))
    .orderBy(asc(leadNamings.naming_id))
    .for('update')
}

/** The naming behind the code of a link that says no, with its partner. */
export async function findNamingByRefusal(db: Db, refusalHash: string) {
  const [row] = await db
    .select({ naming: leadNamings, partner: { name: partners.name, code: partners.code } })
    .from(leadNamings)
    .innerJoin(partners, eq(partners.partner_id, leadNamings.partner_id))
    .where(eq(leadNamings.refusal_hash, refusalHash))
  return row ?? null
}

/** Whose time is over without a code; what somebody else is at is left for the next time. */
export async function lockExpiredNamings(tx: Tx, now: Date, limit: number): Promise<NamingRow[]> {
  return tx
    .select()
    .from(leadNamings)
    .where(and(isPending, not(lives(now))))
    .orderBy(asc(leadNamings.naming_id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Whom the partner's systems named, newest first. */
export async function listOwnNamings(db: Db, partnerId: number, limit: number): Promise<NamingRow[]> {
  return db
    .select()
    .from(leadNamings)
    .where(eq(leadNamings.partner_id, partnerId))
    .orderBy(desc(leadNamings.naming_id))
    .limit(limit)
}

/** Who named somebody with one of these, newest first. */
export async function listNamingsOfPerson(db: Db, indexes: readonly string[]) {
  if (indexes.length === 0) return []
  return db
    .select({ naming: leadNamings, partner: partners.name })
    .from(leadNamings)
    .innerJoin(partners, eq(partners.partner_id, leadNamings.partner_id))
    .where(ofAny(indexes))
    .orderBy(desc(leadNamings.naming_id))
}

/** Forgets that somebody with one of these was ever named. */
export async function removeNamingsOfPerson(tx: Db, indexes: readonly string[]): Promise<void> {
  if (indexes.length > 0) await tx.delete(leadNamings).where(ofAny(indexes))
}

/** The person knows of whatever the partner has named this number for and what still waits. */
export async function stampTold(tx: Db, partnerId: number, phoneIndex: string, now: Date): Promise<void> {
  await tx
    .update(leadNamings)
    .set({ told_at: now })
    .where(
      and(
        eq(leadNamings.partner_id, partnerId),
        eq(leadNamings.phone_index, phoneIndex),
        isPending,
        isNull(leadNamings.told_at),
      ),
    )
}
