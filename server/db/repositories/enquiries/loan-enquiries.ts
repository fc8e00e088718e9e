import { and, asc, desc, eq, inArray, isNull, isNotNull, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { loanEnquiries } from '#server/db/schema/enquiries.ts'
import type { Tx } from '#server/db/transaction.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'

export type LoanEnquiryRow = typeof loanEnquiries.$inferSelect

/** Newest first, each with the name of the lender it went to. */
export async function listOwnEnquiries(
  db: Db,
  userId: number,
): Promise<{ enquiry: LoanEnquiryRow; lender: string | null }[]> {
  return db
    .select({ enquiry: loanEnquiries, lender: lenders.name })
    .from(loanEnquiries)
    .leftJoin(lenders, eq(lenders.lender_id, loanEnquiries.lender_id))
    .where(eq(loanEnquiries.user_id, userId))
    .orderBy(desc(loanEnquiries.enquiry_id))
}

/** Null when the customer has an open enquiry of this kind already. */
export async function createEnquiryRow(db: Db, row: typeof loanEnquiries.$inferInsert): Promise<LoanEnquiryRow | null> {
  const [created] = await db
    .insert(loanEnquiries)
    .values(row)
    .onConflictDoNothing(uniqueIndexOf(loanEnquiries, 'loan_enquiries_one_open'))
    .returning()
  return created ?? null
}

/** It waits for us, or for a lender that has not taken it yet: `isEnquiryOpen` of the contract. */
const isOpen: SQL | undefined = or(
  eq(loanEnquiries.status, 'open'),
  and(eq(loanEnquiries.status, 'passed'), isNull(loanEnquiries.sent_at)),
)

export async function findOpenEnquiry(db: Db, userId: number, kind: EnquiryKind): Promise<LoanEnquiryRow | null> {
  const own = and(eq(loanEnquiries.user_id, userId), eq(loanEnquiries.kind, kind), isOpen)
  const [row] = await db.select().from(loanEnquiries).where(own)
  return row ?? null
}

/** Nothing of them is passed on any more; what a lender has already stays noted. */
export async function withdrawEnquiries(db: Db, userId: number, now: Date): Promise<void> {
  const live = and(eq(loanEnquiries.user_id, userId), inArray(loanEnquiries.status, ['open', 'passed']))
  await db.update(loanEnquiries).set({ status: 'withdrawn', closed_at: now }).where(live)
}

export async function findEnquiry(db: Db, reference: string): Promise<LoanEnquiryRow | null> {
  const [row] = await db.select().from(loanEnquiries).where(eq(loanEnquiries.reference, reference))
  return row ?? null
}

export async function findEnquiryById(db: Db, enquiryId: number): Promise<LoanEnquiryRow | null> {
  const [row] = await db.select().from(loanEnquiries).where(eq(loanEnquiries.enquiry_id, enquiryId))
  return row ?? null
}

/** The enquiry, held until the transaction ends. */
export async function lockEnquiry(tx: Tx, enquiryId: number): Promise<LoanEnquiryRow | null> {
  const [row] = await tx.select().from(loanEnquiries).where(eq(loanEnquiries.enquiry_id, enquiryId)).for('update')
  return row ?? null
}

export async function updateEnquiry(
  tx: Db,
  enquiryId: number,
  changes: Partial<typeof loanEnquiries.$inferInsert>,
): Promise<void> {
  await tx.update(loanEnquiries).set(changes).where(eq(loanEnquiries.enquiry_id, enquiryId))
}

/** Enquiries that a lender has, oldest first. */
export async function listSentEnquiries(db: Db, userId: number) {
  return db
    .select({ enquiry: loanEnquiries, lender: { name: lenders.name, slug: lenders.slug } })
    .from(loanEnquiries)
    .innerJoin(lenders, eq(lenders.lender_id, loanEnquiries.lender_id))
    .where(and(eq(loanEnquiries.user_id, userId), isNotNull(loanEnquiries.sent_at)))
    .orderBy(asc(loanEnquiries.enquiry_id))
}
