import { and, desc, eq, isNull, like, lt, ne, notLike, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { otps } from '#server/db/schema/identity.ts'
import { writeVisit } from '../figures/visit-facts.ts'

export type OtpRow = typeof otps.$inferSelect

/**
 * Who asked for a code: a visit that signs in, a customer who proves another contact, or a person of a partner who accepts
 * something. `agrees`: the code of the contact that signs in already; neither of a customer's two takes the place of the other.
 */
export type OtpAsker =
  | { prospect_app_id: string; user_id: null }
  | { prospect_app_id: null; user_id: number; agrees?: true }
  | { prospect_app_id: null; user_id: null; partner_user_id: number }

const AGREES = 'agrees:'

/** What stands as the sign-in of a code by which the contact that signs in already agrees to another one. */
export const agreeingSid = (sidHash: string): string => AGREES + sidHash

const isOf = (asker: OtpAsker) => {
  if ('partner_user_id' in asker) return eq(otps.partner_user_id, asker.partner_user_id)
  if (asker.prospect_app_id !== null) return eq(otps.prospect_app_id, asker.prospect_app_id)
  const family = asker.agrees ? like : notLike
  return and(eq(otps.user_id, asker.user_id), family(otps.sid_hash, `${AGREES}%`))
}

const askerOf = ({ prospect_app_id, user_id, partner_user_id, sid_hash }: OtpRow): OtpAsker => {
  if (prospect_app_id !== null) return { prospect_app_id, user_id: null }
  if (user_id !== null)
    return { prospect_app_id: null, user_id, ...(sid_hash.startsWith(AGREES) && { agrees: true as const }) }
  // The table takes exactly one of the three.
  return { prospect_app_id: null, user_id: null, partner_user_id: partner_user_id ?? 0 }
}

export async function createOtpRow(
  db: Db,
  asker: OtpAsker,
  row: Omit<typeof otps.$inferInsert, keyof OtpAsker>,
): Promise<void> {
  await db.insert(otps).values({ ...row, ...asker })
  if (asker.prospect_app_id !== null) await writeVisit(db, asker.prospect_app_id)
}

/** The code that was last asked for, spent or not. */
export async function findLatestOtp(db: Db, asker: OtpAsker): Promise<OtpRow | null> {
  const [row] = await db
    .select()
    .from(otps)
    .where(isOf(asker))
    .orderBy(desc(otps.created_at), desc(otps.otp_id))
    .limit(1)
  return row ?? null
}

/** Older codes of the same asker to the same contact that are not spent: a newer one may not have gone out in their place. */
export async function listOlderOtps(db: Db, otp: OtpRow): Promise<OtpRow[]> {
  return db
    .select()
    .from(otps)
    .where(
      and(
        isOf(askerOf(otp)),
        isNull(otps.used_at),
        ne(otps.otp_id, otp.otp_id),
        eq(otps.destination_index, otp.destination_index),
        eq(otps.sid_hash, otp.sid_hash),
      ),
    )
    .orderBy(desc(otps.created_at))
}

/** No other code of whoever asked for this one is good from now on. */
export async function spendOtherOtps(db: Db, asker: OtpAsker, otpId: string, now: Date): Promise<void> {
  await db
    .update(otps)
    .set({ used_at: now })
    .where(and(isOf(asker), isNull(otps.used_at), ne(otps.otp_id, otpId)))
}

/**
 * Counts one try, in a statement of its own and before anything is compared, so that a hundred guesses at once cannot
 * all be the first. False = the tries are used up.
 */
export async function takeOtpTry(db: Db, otpId: string, maxTries: number): Promise<boolean> {
  const rows = await db
    .update(otps)
    .set({ attempts: sql`${otps.attempts} + 1` })
    .where(and(eq(otps.otp_id, otpId), lt(otps.attempts, maxTries)))
    .returning({ attempts: otps.attempts })
  return rows.length > 0
}

/** The code was right and is asked for again: its tries begin anew. */
export async function forgetOtpTries(db: Db, otpId: string): Promise<void> {
  await db.update(otps).set({ attempts: 0 }).where(eq(otps.otp_id, otpId))
}

/** Of two right answers at once, one wins; no other code of the asker is good after it. */
export async function spendOtp(db: Db, otp: OtpRow, now: Date): Promise<boolean> {
  const rows = await db
    .update(otps)
    .set({ used_at: now })
    .where(and(eq(otps.otp_id, otp.otp_id), isNull(otps.used_at)))
    .returning({ id: otps.otp_id })
  if (rows.length === 0) return false
  await spendOtherOtps(db, askerOf(otp), otp.otp_id, now)
  return true
}
