import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { loanEnquiries } from '#server/db/schema-products.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'

export type LoanEnquiryRow = typeof loanEnquiries.$inferSelect

export async function listOwnEnquiries(db: Db, userId: number): Promise<LoanEnquiryRow[]> {
  return db
    .select()
    .from(loanEnquiries)
    .where(eq(loanEnquiries.user_id, userId))
    .orderBy(desc(loanEnquiries.enquiry_id))
}

/** Null when the customer has an open enquiry of this kind already. */
export async function createEnquiryRow(db: Db, row: typeof loanEnquiries.$inferInsert): Promise<LoanEnquiryRow | null> {
  const [created] = await db.insert(loanEnquiries).values(row).onConflictDoNothing().returning()
  return created ?? null
}

export async function findOpenEnquiry(db: Db, userId: number, kind: EnquiryKind): Promise<LoanEnquiryRow | null> {
  const own = and(eq(loanEnquiries.user_id, userId), eq(loanEnquiries.kind, kind), eq(loanEnquiries.status, 'open'))
  const [row] = await db.select().from(loanEnquiries).where(own)
  return row ?? null
}

/** Nothing of them is passed on any more. */
export async function closeOpenEnquiries(db: Db, userId: number): Promise<void> {
  const open = and(eq(loanEnquiries.user_id, userId), eq(loanEnquiries.status, 'open'))
  await db.update(loanEnquiries).set({ status: 'withdrawn' }).where(open)
}
