import { and, desc, eq, gte, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.ts'
import { consents } from '#server/db/schema/privacy.ts'
import type { ApplicationNote } from '#src/contract/entities/applications/application-notes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'

const GIVEN: ApplicationNote = 'additional_info_given'
const SHARING: ConsentPurpose = 'share_with_lender'

/** Whether the customer still stands by sharing what the application says. */
const sharingStands = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(consents)
      .where(
        and(eq(consents.app_id, applications.app_id), eq(consents.purpose, SHARING), isNotNull(consents.withdrawn_at)),
      ),
  )

/** Sealed answers that a customer gave lenders since then, the last ones first; not of what they have taken back. */
export async function listAnswered(
  db: Db,
  userId: number,
  since: Date,
): Promise<{ product_type: string; answers_enc: string | null }[]> {
  return db
    .select({ product_type: applications.product_type, answers_enc: applications.additional_info_enc })
    .from(applications)
    .innerJoin(
      applicationEvents,
      and(eq(applicationEvents.app_id, applications.app_id), eq(applicationEvents.note, GIVEN)),
    )
    .where(
      and(
        eq(applications.user_id, userId),
        isNotNull(applications.additional_info_enc),
        ne(applications.status, 'withdrawn'),
        gte(applicationEvents.at, since),
        sharingStands(db),
      ),
    )
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.event_id))
}

/**
 * Sealed details of the newest application of a product that has any; not of one that was taken back from a lender. A draft
 * that made room for a new one went to nobody: it counts.
 */
export async function findLastDetails(
  db: Db,
  userId: number,
  productType: string,
): Promise<{ details_enc: string | null } | null> {
  const [row] = await db
    .select({ details_enc: applications.details_enc })
    .from(applications)
    .where(
      and(
        eq(applications.user_id, userId),
        eq(applications.product_type, productType),
        isNotNull(applications.details_enc),
        or(ne(applications.status, 'withdrawn'), isNull(applications.lender_id)),
        sharingStands(db),
      ),
    )
    .orderBy(desc(applications.created_at), desc(applications.reference))
    .limit(1)
  return row ?? null
}
