import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { consents } from '#server/db/schema/privacy.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'

const SHARING: readonly ConsentPurpose[] = ['share_with_lender', 'share_with_insurer']

export type ConsentRow = typeof consents.$inferSelect

type NewConsent = typeof consents.$inferInsert

export const createConsent = (db: Db, row: NewConsent): Promise<void> => createConsents(db, [row])

export async function createConsents(db: Db, rows: readonly NewConsent[]): Promise<void> {
  if (rows.length > 0) await db.insert(consents).values([...rows])
}

/** Newest first. */
export async function listConsentRows(db: Db, userId: number): Promise<ConsentRow[]> {
  return db.select().from(consents).where(eq(consents.user_id, userId)).orderBy(desc(consents.consent_id))
}

/** Has the customer given this consent, in this version of its text, and not withdrawn it? */
export async function hasConsent(db: Db, userId: number, purpose: ConsentPurpose, version: string): Promise<boolean> {
  const [row] = await db
    .select({ consent_id: consents.consent_id })
    .from(consents)
    .where(
      and(
        eq(consents.user_id, userId),
        eq(consents.purpose, purpose),
        eq(consents.text_version, version),
        isNull(consents.withdrawn_at),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** The consent under which an application is sent to its lender or insurer, newest first where it was given twice. */
export async function findSharing(db: Db, appId: string): Promise<ConsentRow | null> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.app_id, appId), inArray(consents.purpose, [...SHARING]), isNull(consents.withdrawn_at)))
    .orderBy(desc(consents.consent_id))
    .limit(1)
  return row ?? null
}

export async function findConsent(db: Db, userId: number, consentId: number): Promise<ConsentRow | null> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.user_id, userId), eq(consents.consent_id, consentId)))
  return row ?? null
}

export async function stampWithdrawn(tx: Db, consentId: number, now: Date): Promise<void> {
  await tx.update(consents).set({ withdrawn_at: now }).where(eq(consents.consent_id, consentId))
}

/** Stamps every live consent of a purpose as withdrawn. */
export async function stampPurposeWithdrawn(db: Db, userId: number, purpose: ConsentPurpose, now: Date): Promise<void> {
  await db
    .update(consents)
    .set({ withdrawn_at: now })
    .where(and(eq(consents.user_id, userId), eq(consents.purpose, purpose), isNull(consents.withdrawn_at)))
}
