import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditCards } from '#server/db/schema/catalogue.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Tx } from '#server/db/transaction.ts'
import { INT4_MAX } from '#src/contract/constants.ts'

export type CreditCardRow = typeof creditCards.$inferSelect

const isOffered = and(eq(creditCards.status, 1), isNull(creditCards.deleted_at))

/** Active cards in the admin's order; `secured` null = both kinds. */
export async function listActiveCards(db: Db, secured: 0 | 1 | null): Promise<CreditCardRow[]> {
  return db
    .select()
    .from(creditCards)
    .where(and(isOffered, secured === null ? undefined : eq(creditCards.secured, secured)))
    .orderBy(asc(creditCards.sort_order), asc(creditCards.category_id))
}

/** The card whatever its state, removed ones too: applications point at them. */
export async function findCard(db: Db, cardId: number): Promise<CreditCardRow | null> {
  const [row] = await db.select().from(creditCards).where(eq(creditCards.category_id, cardId))
  return row ?? null
}

/** Names and banks of several cards in one query, whatever their state. */
export async function listCardNames(
  db: Db,
  cardIds: readonly number[],
): Promise<Pick<CreditCardRow, 'category_id' | 'category_name' | 'issuer'>[]> {
  if (cardIds.length === 0) return []
  return db
    .select({
      category_id: creditCards.category_id,
      category_name: creditCards.category_name,
      issuer: creditCards.issuer,
    })
    .from(creditCards)
    .where(inArray(creditCards.category_id, [...cardIds]))
}

/** Fills an empty catalogue; one that has ever held a card stays as the admin has left it. */
export async function createFirstCards(db: Db, rows: (typeof creditCards.$inferInsert)[]): Promise<void> {
  if ((await db.$count(creditCards)) === 0) await db.insert(creditCards).values(rows)
}

const isThere = (cardId: number) => and(eq(creditCards.category_id, cardId), isNull(creditCards.deleted_at))

/** Every card that is not removed, on or off, in the admin's order. */
export async function listAllCards(db: Db): Promise<CreditCardRow[]> {
  return db
    .select()
    .from(creditCards)
    .where(isNull(creditCards.deleted_at))
    .orderBy(asc(creditCards.sort_order), asc(creditCards.category_id))
}

/** A new card, switched off, after all the others. */
export async function createCardRow(db: Db, name: string, step: number): Promise<CreditCardRow> {
  const [last] = await db
    .select({ order: max(creditCards.sort_order) })
    .from(creditCards)
    .where(isNull(creditCards.deleted_at))
  const sort_order = Math.min((last?.order ?? 0) + step, INT4_MAX)
  const [row] = await db.insert(creditCards).values({ category_name: name, sort_order }).returning()
  if (!row) throw new Error('the card was not created')
  return row
}

/** Changes a card that is not removed and answers it as it was before; null when it is not there. */
export async function updateCardRow(
  db: Db,
  cardId: number,
  changes: Partial<typeof creditCards.$inferInsert>,
): Promise<CreditCardRow | null> {
  return transaction({ db }, async ({ db }) => {
    const [before] = await db.select().from(creditCards).where(isThere(cardId)).for('update')
    if (!before) return null
    await db.update(creditCards).set(changes).where(eq(creditCards.category_id, cardId))
    return before
  })
}

/** The card whatever its state, held until the transaction ends. */
export async function lockCard(tx: Tx, cardId: number): Promise<CreditCardRow | null> {
  const [row] = await tx.select().from(creditCards).where(eq(creditCards.category_id, cardId)).for('update')
  return row ?? null
}

/** Takes back the removal of a card. */
export async function reviveCardRow(tx: Db, cardId: number): Promise<void> {
  await tx.update(creditCards).set({ deleted_at: null }).where(eq(creditCards.category_id, cardId))
}
