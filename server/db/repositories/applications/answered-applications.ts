import { and, desc, eq, gte, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.ts'
import { consents } from '#server/db/schema/privacy.ts'
import type { ApplicationNote } from '#src/contract/entities/applications/application-notes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'

const GIVEN: ApplicationNote = 'additional_info_given'
const SHARING: ConsentPurpose = 'share_with_lender'

/** Sealed answers that a customer gave lenders since then, the last ones first; not of what they have taken back. */
export async function listAnswered(
  db: Db,
  userId: number,
  since: Date,
): Promise<{ product_type: string; answers_enc: string | null }[]> {
  const withdrawn = db
    .select({ one: sql`1` })
    .from(consents)
    .where(
      and(eq(consents.app_id, applications.app_id), eq(consents.purpose, SHARING), isNotNull(consents.withdrawn_at)),
    )
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
        notExists(withdrawn),
      ),
    )
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.event_id))
}
