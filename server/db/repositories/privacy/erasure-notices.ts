import { and, asc, eq, isNotNull, or, like } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { insurancePlans, lenders } from '#server/db/schema/catalogue.ts'
import { erasureNotices } from '#server/db/schema/privacy.ts'
import { planIdOf } from '#src/contract/entities/catalogue/product-ids.ts'
import { listSentEnquiries } from '../enquiries/loan-enquiries.ts'

export type ErasureNoticeRow = typeof erasureNotices.$inferSelect

/** Somebody who took an application over and knows it by a number of their own, or an enquiry, which has ours alone. */
export interface Recipient {
  of: 'application' | 'enquiry'
  app_id: string
  reference: string
  lender_reference: string
  status: string
  kind: ErasureNoticeRow['kind']
  lender_id: number | null
  /** Null: an insurer. */
  lender_slug: string | null
  name: string
}

/** Who has the customer's data by our hand; empty once it has been emptied here. */
export async function listRecipients(db: Db, userId: number): Promise<Recipient[]> {
  const rows = await db
    .select({ application: applications, lender_name: lenders.name, lender_slug: lenders.slug })
    .from(applications)
    .leftJoin(lenders, eq(lenders.lender_id, applications.lender_id))
    .where(
      and(
        eq(applications.user_id, userId),
        isNotNull(applications.lender_reference),
        or(isNotNull(applications.lender_id), like(applications.product_id, 'plan-%')),
      ),
    )
    .orderBy(asc(applications.created_at), asc(applications.app_id))
  const plans = await db
    .select({ plan_id: insurancePlans.plan_id, insurer: insurancePlans.insurer })
    .from(insurancePlans)
  const enquiries = (await listSentEnquiries(db, userId)).map(({ enquiry, lender }): Recipient => {
    const { reference, status, lender_id } = enquiry
    const about = { of: 'enquiry', app_id: reference, reference, lender_reference: reference, status } as const
    return { ...about, kind: 'lender', lender_id, lender_slug: lender.slug, name: lender.name }
  })
  const taken = rows.flatMap(({ application, lender_name, lender_slug }) => {
    const { app_id, reference, lender_reference, lender_id, status } = application
    if (lender_reference === null) return []
    const about = { of: 'application' as const, app_id, reference, lender_reference, lender_id, status }
    if (lender_id !== null) return { ...about, kind: 'lender' as const, lender_slug, name: lender_name ?? '' }
    const planId = planIdOf(application.product_id)
    const insurer = plans.find(({ plan_id }) => plan_id === planId)?.insurer
    return insurer === undefined ? [] : { ...about, kind: 'insurer' as const, lender_slug: null, name: insurer }
  })
  return [...taken, ...enquiries]
}

export async function createErasureNotice(tx: Db, row: typeof erasureNotices.$inferInsert): Promise<ErasureNoticeRow> {
  const [created] = await tx.insert(erasureNotices).values(row).returning()
  if (!created) throw new Error('the notice was not written')
  return created
}

export async function findErasureNotice(db: Db, noticeId: number): Promise<ErasureNoticeRow | null> {
  const [row] = await db.select().from(erasureNotices).where(eq(erasureNotices.notice_id, noticeId))
  return row ?? null
}

export async function updateErasureNotice(
  db: Db,
  noticeId: number,
  changes: Partial<typeof erasureNotices.$inferInsert>,
): Promise<void> {
  await db.update(erasureNotices).set(changes).where(eq(erasureNotices.notice_id, noticeId))
}

/** In the order in which they were asked. */
export async function listErasureNotices(db: Db, requestId: number): Promise<ErasureNoticeRow[]> {
  return db
    .select()
    .from(erasureNotices)
    .where(eq(erasureNotices.request_id, requestId))
    .orderBy(asc(erasureNotices.notice_id))
}
