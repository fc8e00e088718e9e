import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { keyFactStatements } from '#server/db/schema/offers.ts'

export type StatementRow = typeof keyFactStatements.$inferSelect

export async function createStatement(tx: Db, row: StatementRow): Promise<void> {
  await tx.insert(keyFactStatements).values(row)
}

export async function nextProposalNumber(db: Db): Promise<string> {
  const [row] = await db
    .select({ number: sql`nextval('proposal_numbers')`.mapWith(String) })
    .from(sql`(select 1) as one`)
  if (!row) throw new Error('no proposal number')
  return `KFS-${row.number}`
}

/** Every statement of a lender for these offers, newest first. */
export async function listStatementsOf(db: Db, appId: string, lenderId: number): Promise<StatementRow[]> {
  return db
    .select()
    .from(keyFactStatements)
    .where(and(eq(keyFactStatements.app_id, appId), eq(keyFactStatements.lender_id, lenderId)))
    .orderBy(desc(keyFactStatements.version))
}

/** A customer's statement by its number; null when there is none, or when it is somebody else's. */
export async function findOwnStatement(db: Db, userId: number, proposalNumber: string): Promise<StatementRow | null> {
  const [row] = await db
    .select()
    .from(keyFactStatements)
    .where(and(eq(keyFactStatements.user_id, userId), eq(keyFactStatements.proposal_number, proposalNumber)))
  return row ?? null
}

/** No application was made by the statement: it was only looked at. */
export const isNotAgreedTo = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(eq(applications.proposal_number, keyFactStatements.proposal_number)),
  )

/** Every statement that a customer was shown, newest first. */
export async function listOwnStatements(db: Db, userId: number): Promise<StatementRow[]> {
  return db
    .select()
    .from(keyFactStatements)
    .where(eq(keyFactStatements.user_id, userId))
    .orderBy(desc(keyFactStatements.issued_at), desc(keyFactStatements.proposal_number))
}
