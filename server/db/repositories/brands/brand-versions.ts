import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { brandVersions } from '#server/db/schema/brands.ts'
import { partnerUsers, partners } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'

export type BrandVersionRow = typeof brandVersions.$inferSelect

/** Newest versions that are listed. */
const SHOWN = 50
const LIVE = ['published', 'withdrawn'] as const

/** What stands in place of the registry's brands, by code. */
export const listLiveBrands = (
  db: Db,
): Promise<(Pick<BrandVersionRow, 'version' | 'status' | 'theme'> & { code: string; name: string })[]> =>
  db
    .select({
      code: partners.code,
      name: partners.name,
      version: brandVersions.version,
      status: brandVersions.status,
      theme: brandVersions.theme,
    })
    .from(brandVersions)
    .innerJoin(partners, eq(partners.partner_id, brandVersions.partner_id))
    .where(inArray(brandVersions.status, LIVE))
    .orderBy(partners.code)

export interface NamedVersion {
  row: BrandVersionRow
  /** Who saved it last. */
  by: string
}

/** The partner's newest versions, the draft among them, newest first. */
export async function listBrandVersions(db: Db, partnerId: number): Promise<NamedVersion[]> {
  const rows = await db
    .select({ row: brandVersions, admin: admins.name, person: partnerUsers.name })
    .from(brandVersions)
    .leftJoin(admins, eq(admins.admin_id, brandVersions.admin_id))
    .leftJoin(partnerUsers, eq(partnerUsers.partner_user_id, brandVersions.partner_user_id))
    .where(eq(brandVersions.partner_id, partnerId))
    .orderBy(sql`${brandVersions.version} desc nulls first`)
    .limit(SHOWN)
  return rows.map(({ row, admin, person }) => ({ row, by: admin ?? person ?? '' }))
}

type Contents = Pick<BrandVersionRow, 'theme' | 'admin_id' | 'partner_user_id' | 'changed_at'>

/** Writes the partner's draft; answers how often it was saved. */
export async function writeBrandDraft(tx: Db, partnerId: number, contents: Contents): Promise<number> {
  const [changed] = await tx
    .update(brandVersions)
    .set({ ...contents, revision: sql`${brandVersions.revision} + 1` })
    .where(draftOf(partnerId))
    .returning({ revision: brandVersions.revision })
  if (changed) return changed.revision
  await tx.insert(brandVersions).values({ ...contents, partner_id: partnerId, status: 'draft' })
  return 1
}

export const removeBrandDraft = async (tx: Db, partnerId: number): Promise<void> => {
  await tx.delete(brandVersions).where(draftOf(partnerId))
}

/** The draft goes live as a new version; what was live is an older one now. */
export async function publishBrandDraft(tx: Db, partnerId: number, now: Date): Promise<number> {
  await endLive(tx, partnerId)
  const version = await nextVersion(tx, partnerId)
  await tx.update(brandVersions).set({ status: 'published', version, published_at: now }).where(draftOf(partnerId))
  return version
}

/** A new version goes live at once; a draft beside it stays. */
export async function addLiveBrand(
  tx: Db,
  partnerId: number,
  contents: Contents & { status: 'published' | 'withdrawn' },
  now: Date,
): Promise<number> {
  await endLive(tx, partnerId)
  const version = await nextVersion(tx, partnerId)
  await tx.insert(brandVersions).values({ ...contents, partner_id: partnerId, version, published_at: now })
  return version
}

/** What is live is withdrawn; where nothing was ever published, a version of its own says so. */
export async function withdrawBrand(tx: Db, partnerId: number, contents: Contents, now: Date): Promise<number> {
  const [live] = await tx
    .update(brandVersions)
    .set({ status: 'withdrawn' })
    .where(and(eq(brandVersions.partner_id, partnerId), eq(brandVersions.status, 'published')))
    .returning({ version: brandVersions.version })
  return live?.version ?? addLiveBrand(tx, partnerId, { ...contents, status: 'withdrawn' }, now)
}

const draftOf = (partnerId: number) => and(eq(brandVersions.partner_id, partnerId), eq(brandVersions.status, 'draft'))

const endLive = async (tx: Db, partnerId: number): Promise<void> => {
  await tx
    .update(brandVersions)
    .set({ status: 'replaced' })
    .where(and(eq(brandVersions.partner_id, partnerId), inArray(brandVersions.status, LIVE)))
}

async function nextVersion(tx: Db, partnerId: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql`coalesce(max(${brandVersions.version}), 0)`.mapWith(Number) })
    .from(brandVersions)
    .where(eq(brandVersions.partner_id, partnerId))
  return (row?.last ?? 0) + 1
}
