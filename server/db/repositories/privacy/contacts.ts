import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { customers } from '#server/db/schema/identity.ts'
import { contacts } from '#server/db/schema/privacy.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'

export type ContactRow = typeof contacts.$inferSelect

export async function createContact(db: Db, row: typeof contacts.$inferInsert): Promise<void> {
  await db.insert(contacts).values(row)
}

/**
 * Notes a code under whoever signs in with this destination, in one statement whether that is somebody or nobody: the
 * time taken must not tell.
 */
export async function createOtpContact(
  db: Db,
  { channel, index, at }: { channel: OtpChannel; index: string; at: Date },
): Promise<void> {
  const mobile = channel === 'mobile'
  const owner = db
    .select({
      user_id: customers.user_id,
      channel: sql<'sms' | 'email'>`${mobile ? 'sms' : 'email'}::text`.as('channel'),
      purpose: sql<'service'>`'service'::text`.as('purpose'),
      about: sql<string>`'otp'::text`.as('about'),
      at: sql<Date>`${at.toISOString()}::timestamptz`.as('at'),
    })
    .from(customers)
    .where(
      and(
        eq(mobile ? customers.phone_index : customers.email_index, index),
        eq(mobile ? customers.phone_verified : customers.email_verified, true),
        isNull(customers.deleted_at),
      ),
    )
  await db.execute(sql`insert into contacts (user_id, channel, purpose, about, at) ${owner}`)
}

/** Newest first. */
export async function listContactRows(db: Db, userId: number, limit: number | null): Promise<ContactRow[]> {
  const query = db
    .select()
    .from(contacts)
    .where(eq(contacts.user_id, userId))
    .orderBy(desc(contacts.at), desc(contacts.contact_id))
  return limit === null ? query : query.limit(limit)
}
