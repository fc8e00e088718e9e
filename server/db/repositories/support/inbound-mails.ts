import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { inboundMails } from '#server/db/schema/support.ts'
import type { MailOutcome } from '#src/contract/entities/support/mail-outcome.ts'

export async function findInboundMail(db: Db, mailIndex: string): Promise<MailOutcome | null> {
  const [row] = await db
    .select({ outcome: inboundMails.outcome })
    .from(inboundMails)
    .where(eq(inboundMails.mail_index, mailIndex))
  return row?.outcome ?? null
}

/** Answers whether this is the first time that the mail came. */
export async function createInboundMail(db: Db, row: typeof inboundMails.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(inboundMails)
    .values(row)
    .onConflictDoNothing({ target: inboundMails.mail_index })
    .returning({ mail_index: inboundMails.mail_index })
  return rows.length > 0
}

/** How many mails have opened a ticket again since. */
export const countMailsTaken = (db: Db, ticket: string, since: Date): Promise<number> =>
  db.$count(
    inboundMails,
    and(
      eq(inboundMails.ticket, ticket),
      inArray(inboundMails.outcome, ['taken', 'empty']),
      gte(inboundMails.created_at, since),
    ),
  )
