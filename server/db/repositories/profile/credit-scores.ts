import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Vault } from '#server/crypto/vault.ts'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { offerLists } from '#server/db/schema/offers.ts'
import { consents } from '#server/db/schema/privacy.ts'
import { openInputs, sealInputs } from '../offers/offer-lists.ts'

/** Whose score it is, and the key that it is sealed under. */
export interface ScoreOwner {
  user_id: number
  data_key: string | null
}

const PLACE = 'applications.bureau_score'

export const sealScore = (vault: Vault, dataKey: string, score: number): string =>
  vault.seal(dataKey, String(score), PLACE)

/** Null = none is kept, or its key is gone. */
export const openScore = (vault: Vault, { data_key }: ScoreOwner, sealed: string | null): number | null =>
  sealed === null || data_key === null ? null : Number(vault.open(data_key, sealed, PLACE))

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

/** `sealed` null = the bureau knows nobody of this name. */
export async function keepScore(tx: Db, appId: string, sealed: string | null, at: Date): Promise<void> {
  await tx
    .update(applications)
    .set({ bureau_score_enc: sealed, bureau_checked_at: at })
    .where(eq(applications.app_id, appId))
}

/** The score belonged to another PAN or birth date: drafts ask the bureau again. */
export async function forgetScores(db: Db, userId: number): Promise<void> {
  await db
    .update(applications)
    .set({ bureau_score_enc: null, bureau_checked_at: null })
    .where(and(eq(applications.user_id, userId), eq(applications.status, 'draft')))
}

/**
 * Takes the score out of everything that holds it: applications and ranking receipts. When the bureau was asked stays, as
 * the customer's own record of who asked for what; a receipt says that its score was withdrawn.
 */
export async function removeScores(tx: Db, vault: Vault, { user_id, data_key }: ScoreOwner): Promise<void> {
  await tx
    .update(applications)
    .set({ bureau_score_enc: null })
    .where(and(eq(applications.user_id, user_id), isNotNull(applications.bureau_score_enc)))
  const receipts = await tx
    .select({ id: offerLists.offer_list_id, sealed: offerLists.inputs_enc })
    .from(offerLists)
    .where(eq(offerLists.user_id, user_id))
  for (const { id, sealed } of receipts) {
    const inputs = openInputs(vault, data_key, sealed)
    if (data_key === null || !inputs || inputs.applicant.credit_score === 'not_checked') continue
    const applicant = { ...inputs.applicant, credit_score: 'not_checked' as const }
    await tx
      .update(offerLists)
      .set({ inputs_enc: sealInputs(vault, data_key, { ...inputs, applicant, score_withdrawn: true }) })
      .where(eq(offerLists.offer_list_id, id))
  }
}
