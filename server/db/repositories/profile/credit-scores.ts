import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications, consents, offerLists } from '#server/db/schema.ts'

/** Does the consent to ask for the score hold in this version of its text, and when was one last withdrawn? */
export async function findScoreConsent(
  db: Db,
  userId: number,
  version: string,
): Promise<{ live: boolean; withdrawn_at: Date | null }> {
  const lines = await db
    .select({ version: consents.text_version, withdrawn_at: consents.withdrawn_at })
    .from(consents)
    .where(and(eq(consents.user_id, userId), eq(consents.purpose, 'credit_score')))
    .orderBy(desc(consents.withdrawn_at))
  return {
    live: lines.some((line) => line.version === version && line.withdrawn_at === null),
    withdrawn_at: lines.find((line) => line.withdrawn_at !== null)?.withdrawn_at ?? null,
  }
}

/** Null = the bureau knows nobody of this name. */
export async function keepScore(tx: Db, appId: string, score: number | null, at: Date): Promise<void> {
  await tx
    .update(applications)
    .set({ bureau_score: score, bureau_checked_at: at })
    .where(eq(applications.app_id, appId))
}

/** The score belonged to another PAN or birth date: drafts ask the bureau again. */
export async function forgetScores(db: Db, userId: number): Promise<void> {
  await db
    .update(applications)
    .set({ bureau_score: null, bureau_checked_at: null })
    .where(and(eq(applications.user_id, userId), eq(applications.status, 'draft')))
}

/**
 * Takes the score out of everything that holds it: applications and ranking receipts. When the bureau was asked stays, as
 * the customer's own record of who asked for what; a receipt says that its score was withdrawn.
 */
export async function removeScores(tx: Db, userId: number): Promise<void> {
  await tx
    .update(applications)
    .set({ bureau_score: null })
    .where(and(eq(applications.user_id, userId), isNotNull(applications.bureau_score)))
  await tx
    .update(offerLists)
    .set({
      inputs: sql`jsonb_set(${offerLists.inputs}, '{applicant,credit_score}', '"not_checked"') || '{"score_withdrawn": true}'`,
    })
    .where(
      and(
        eq(offerLists.user_id, userId),
        sql`coalesce(${offerLists.inputs} #>> '{applicant,credit_score}', 'not_checked') <> 'not_checked'`,
      ),
    )
}
