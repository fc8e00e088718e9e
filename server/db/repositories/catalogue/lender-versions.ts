import { createHash } from 'node:crypto'
import { and, desc, gt, inArray, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { lenderVersions } from '#server/db/schema/catalogue.ts'
import type { OfferingLender } from '#src/contract/finance/make-offers.ts'

export type LenderVersion = typeof lenderVersions.$inferSelect

/** The same for the same figures, whatever the order in which the database gives them. */
const digestOf = (facts: OfferingLender): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')

const newRow = (facts: OfferingLender, now: Date) => ({
  lender_id: facts.lender_id,
  digest: digestOf(facts),
  facts,
  created_at: now,
})

/** Writes a version of each lender whose figures are not those of its newest one. */
export async function keepLenderVersions(db: Db, lenders: readonly OfferingLender[], now: Date): Promise<void> {
  const newest = await db
    .selectDistinctOn([lenderVersions.lender_id], {
      lender_id: lenderVersions.lender_id,
      digest: lenderVersions.digest,
    })
    .from(lenderVersions)
    .where(
      inArray(
        lenderVersions.lender_id,
        lenders.map(({ lender_id }) => lender_id),
      ),
    )
    .orderBy(lenderVersions.lender_id, desc(lenderVersions.version_id))
  const known = new Map(newest.map(({ lender_id, digest }) => [lender_id, digest]))
  const changed = lenders.map((facts) => newRow(facts, now)).filter((row) => known.get(row.lender_id) !== row.digest)
  if (changed.length > 0) await db.insert(lenderVersions).values(changed)
}

/**
 * The numbers of exactly these figures, in the order of the lenders. Figures that nobody kept, such as those of a row that
 * was changed by hand, are kept now: no receipt names others than it was made from.
 */
export async function versionsOf(db: Db, lenders: readonly OfferingLender[], now: Date): Promise<number[]> {
  const rows = lenders.map((facts) => newRow(facts, now))
  if (rows.length === 0) return []
  const numbers = new Map<string, number>()
  const remember = (kept: readonly Pick<LenderVersion, 'digest' | 'version_id'>[]) =>
    kept.forEach(({ digest, version_id }) => numbers.set(digest, Math.max(version_id, numbers.get(digest) ?? 0)))
  const returned = { digest: lenderVersions.digest, version_id: lenderVersions.version_id }
  remember(
    await db
      .select(returned)
      .from(lenderVersions)
      .where(
        inArray(
          lenderVersions.digest,
          rows.map(({ digest }) => digest),
        ),
      ),
  )
  const missing = rows.filter(({ digest }) => !numbers.has(digest))
  if (missing.length > 0) remember(await db.insert(lenderVersions).values(missing).returning(returned))
  return rows.flatMap(({ digest }) => numbers.get(digest) ?? [])
}

/** Of an invented book that is older than its database: these figures were there when its first list was shown. */
export async function backdateVersions(db: Db, ids: readonly number[], firstShown: Date): Promise<void> {
  await db
    .update(lenderVersions)
    .set({ created_at: firstShown })
    .where(and(inArray(lenderVersions.version_id, [...ids]), gt(lenderVersions.created_at, firstShown)))
}

export async function listLenderVersions(db: Db, ids: readonly number[]): Promise<LenderVersion[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(lenderVersions)
    .where(inArray(lenderVersions.version_id, [...ids]))
    .orderBy(lenderVersions.lender_id)
}

/** When any lender's figures last changed; null while none are kept. */
export async function lastLenderChange(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: max(lenderVersions.created_at) }).from(lenderVersions)
  return row?.at ?? null
}
