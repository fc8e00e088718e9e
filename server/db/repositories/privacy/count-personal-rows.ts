import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { loanEnquiries } from '#server/db/schema/enquiries.ts'
import { customers, prospects } from '#server/db/schema/identity.ts'
import { importRows } from '#server/db/schema/imports.ts'
import { keyFactStatements, offerLists } from '#server/db/schema/offers.ts'
import { consents, contacts } from '#server/db/schema/privacy.ts'
import { helpRequests } from '#server/db/schema/support.ts'
import type { ErasedKind } from '#src/contract/entities/privacy/erasure-desk.ts'

/** How much of each kind there is of a customer: what an erasure takes away or empties. */
export async function countPersonalRows(db: Db, userId: number): Promise<Record<ErasedKind, number>> {
  const of = (table: PgTable & { user_id: PgColumn }) => db.$count(table, eq(table.user_id, userId))
  const mine = eq(applications.user_id, userId)
  const ids = db.select({ id: applications.app_id }).from(applications).where(mine)
  return {
    profile: await db.$count(customers, and(eq(customers.user_id, userId), isNull(customers.deleted_at))),
    applications: await db.$count(applications, mine),
    enquiries: await of(loanEnquiries),
    offers: await of(offerLists),
    statements: await of(keyFactStatements),
    consents: await of(consents),
    tickets: await of(helpRequests),
    messages: await of(contacts),
    visits: await of(prospects),
    file_rows: await db.$count(importRows, inArray(importRows.app_id, ids)),
  }
}
