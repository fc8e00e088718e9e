import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { applicationFacts } from '#server/db/schema/figures.ts'

/** What a message says of an application. */
export async function findFacts(
  db: Db,
  appId: string,
): Promise<{ reference: string; status: string; moved_at: Date } | null> {
  const [row] = await db
    .select({ reference: applications.reference, status: applications.status, moved_at: applicationFacts.moved_at })
    .from(applications)
    .innerJoin(applicationFacts, eq(applicationFacts.app_id, applications.app_id))
    .where(eq(applications.app_id, appId))
  return row ?? null
}
