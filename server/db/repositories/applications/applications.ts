import { and, asc, desc, eq, getTableColumns, inArray, isNull, max, notInArray, or, sql } from 'drizzle-orm'
import type { Vault } from '#server/crypto/vault.ts'
import type { Db } from '#server/db/client.ts'
import { kept } from '#server/db/kept.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import type { Tx } from '#server/db/transaction.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { refusalOf } from '#src/contract/rules/lending/refusal-cooldown.ts'
import type { LenderRefusal } from '#src/contract/rules/lending/refusal-cooldown.ts'
import { writeSteps } from '../figures/write-facts.ts'
import type { CustomerRow } from '../profile/customers.ts'
import { isOneOf } from '../shared/is-one-of.ts'
import { detailsOfApplication } from './kept-details.ts'
import type { KeptDetails } from './kept-details.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type ApplicationEventRow = typeof applicationEvents.$inferSelect
export type ApplicationChanges = Partial<typeof applications.$inferInsert>
export interface ApplicationWithLender {
  application: ApplicationRow
  lender: LenderOfApplication | null
}

/** What is shown of the lender that an application went to. */
export type LenderOfApplication = Pick<typeof lenders.$inferSelect, 'name' | 'slug' | 'refusal_rest_days'>
const LENDER_COLUMNS = { name: lenders.name, slug: lenders.slug, refusal_rest_days: lenders.refusal_rest_days }

export const CLOSED: ApplicationStatus[] = ['draft', 'rejected', 'withdrawn', 'expired', 'disbursed']

const columns = getTableColumns(applications)
const isWanted = eq(applications.app_id, sql.placeholder('appId'))
const isOwn = and(eq(applications.user_id, sql.placeholder('userId')), isWanted)
const ownApplication = kept(columns, (db) => db.select().from(applications).where(isOwn))
const lockedOwn = kept(columns, (db) => db.select().from(applications).where(isOwn).for('update'))
const anyApplication = kept(columns, (db) => db.select().from(applications).where(isWanted))
const lockedAny = kept(columns, (db) => db.select().from(applications).where(isWanted).for('update'))

/** Short number that people can read out, such as CL-240917. */
export async function nextReference(db: Db): Promise<string> {
  const [row] = await db
    .select({ number: sql`nextval('application_numbers')`.mapWith(String) })
    .from(sql`(select 1) as one`)
  if (!row) throw new Error('no application number')
  return `CL-${row.number}`
}

/** The unique indexes by which no two applications of one customer are under way together for the same. */
export const ONE_OPEN = ['applications_one_open', 'applications_one_open_product'] as const

/** A new one; to be asked for behind the lock of the customer, after a look at what is there. */
export async function createApplicationRow(db: Db, row: typeof applications.$inferInsert): Promise<void> {
  await db.insert(applications).values(row)
}

export async function findOwnApplication(db: Db, userId: number, appId: string): Promise<ApplicationRow | null> {
  const [row] = await ownApplication(db, { userId, appId })
  return row ?? null
}

/** The row, held until the transaction ends. For the owner alone, or, with `userId` null, for a lender's report. */
export async function lockApplication(tx: Tx, appId: string, userId: number | null): Promise<ApplicationRow | null> {
  const [row] = await (userId === null ? lockedAny(tx, { appId }) : lockedOwn(tx, { userId, appId }))
  return row ?? null
}

export async function findApplication(db: Db, appId: string): Promise<ApplicationRow | null> {
  const [row] = await anyApplication(db, { appId })
  return row ?? null
}

/** By the short number that people read out, such as CL-240917. */
export async function findApplicationByReference(db: Db, reference: string): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(applications).where(eq(applications.reference, reference))
  return row ?? null
}

export async function findApplicationByLenderReference(
  db: Db,
  lenderId: number,
  lenderReference: string,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.lender_id, lenderId), eq(applications.lender_reference, lenderReference)))
  return row ?? null
}

export async function findDraft(db: Db, userId: number, productType: string): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.user_id, userId),
        eq(applications.product_type, productType),
        eq(applications.status, 'draft'),
      ),
    )
  return row ?? null
}

const currentDetails = kept(
  { product: applications.product_type, details_enc: applications.details_enc },
  (db, fields) =>
    db
      .selectDistinctOn([applications.product_type], fields)
      .from(applications)
      .where(eq(applications.user_id, sql.placeholder('userId')))
      .orderBy(
        asc(applications.product_type),
        sql`${applications.status} = 'draft' desc`,
        desc(applications.created_at),
        desc(applications.reference),
      ),
)

/** Own answers of the customer's current application of each product: the open draft, else the newest one. */
export async function listCurrentDetails(
  db: Db,
  vault: Vault,
  customer: CustomerRow,
): Promise<Map<string, KeptDetails>> {
  const rows = await currentDetails(db, { userId: customer.user_id })
  return new Map(rows.map((row) => [row.product, detailsOfApplication(vault, customer, row)]))
}

/** What an apply has already made: by the key of the request, or from the same list of offers to the same lender. */
export async function findApplied(
  db: Db,
  userId: number,
  wanted: { originAppId: string; lenderId: number; idempotencyKey: string | null },
): Promise<ApplicationRow | null> {
  const sameOffer = and(eq(applications.origin_app_id, wanted.originAppId), eq(applications.lender_id, wanted.lenderId))
  const [row] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.user_id, userId),
        wanted.idempotencyKey === null
          ? sameOffer
          : or(sameOffer, eq(applications.idempotency_key, wanted.idempotencyKey)),
      ),
    )
    .orderBy(sql`${applications.idempotency_key} is not distinct from ${wanted.idempotencyKey} desc`)
    .limit(1)
  return row ?? null
}

/** The application to this lender that is still under way, whichever list of offers it came from. */
export async function findOpenAtLender(
  db: Db,
  userId: number,
  lenderId: number,
  productType: string,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.user_id, userId),
        eq(applications.lender_id, lenderId),
        eq(applications.product_type, productType),
        notInArray(applications.status, CLOSED),
      ),
    )
  return row ?? null
}

/** What figures are counted by. */
const COUNTED = [
  ...(['status', 'lender_id', 'amount', 'disbursed_amount', 'disbursed_on'] as const),
  ...(['exit_answer', 'refusal_reason', 'reject_code'] as const),
] satisfies (keyof ApplicationChanges)[]

export async function updateApplication(db: Db, appId: string, changes: ApplicationChanges): Promise<void> {
  await db.update(applications).set(changes).where(eq(applications.app_id, appId))
  if (COUNTED.some((name) => changes[name] !== undefined)) await writeSteps(db, appId)
}

/** Keeps what the first apply answered; later ones leave it alone. Answers what is kept. */
export async function keepApplyAnswer(
  db: Db,
  appId: string,
  answer: Record<string, unknown>,
): Promise<Record<string, unknown> | null> {
  await db
    .update(applications)
    .set({ apply_answer: answer })
    .where(and(eq(applications.app_id, appId), isNull(applications.apply_answer)))
  return (await findApplication(db, appId))?.apply_answer ?? null
}

/** False when the lender's event id is known already: a report delivered twice is written once. */
export async function createEvent(db: Db, event: typeof applicationEvents.$inferInsert): Promise<boolean> {
  const created = await db
    .insert(applicationEvents)
    .values(event)
    .onConflictDoNothing(uniqueIndexOf(applicationEvents, 'application_events_lender'))
    .returning()
  if (created.length === 1) await writeSteps(db, event.app_id)
  return created.length === 1
}

/** Every no that lenders of a product have said to a customer; the last one of each lender. */
export async function listRefusals(db: Db, userId: number, productType: string): Promise<LenderRefusal[]> {
  const rows = await db
    .selectDistinctOn([applications.lender_id], {
      lender_id: lenders.lender_id,
      at: applications.updated_at,
      reason: applications.refusal_reason,
      rest: lenders.refusal_rest_days,
    })
    .from(applications)
    .innerJoin(lenders, eq(lenders.lender_id, applications.lender_id))
    .where(
      and(
        eq(applications.user_id, userId),
        eq(applications.product_type, productType),
        eq(applications.status, 'rejected'),
      ),
    )
    .orderBy(applications.lender_id, desc(applications.updated_at))
  return rows.map(({ lender_id, at, rest, reason }) => ({ lender_id, ...refusalOf(at, rest, reason) }))
}

/** The customer's applications with their lenders' names, newest first. */
export async function listOwnApplications(db: Db, userId: number): Promise<ApplicationWithLender[]> {
  return db
    .select({ application: applications, lender: LENDER_COLUMNS })
    .from(applications)
    .leftJoin(lenders, eq(lenders.lender_id, applications.lender_id))
    .where(eq(applications.user_id, userId))
    .orderBy(desc(applications.created_at), desc(applications.reference))
}

export async function findOwnWithLender(db: Db, userId: number, appId: string): Promise<ApplicationWithLender | null> {
  const [row] = await db
    .select({ application: applications, lender: LENDER_COLUMNS })
    .from(applications)
    .leftJoin(lenders, eq(lenders.lender_id, applications.lender_id))
    .where(and(eq(applications.user_id, userId), eq(applications.app_id, appId)))
  return row ?? null
}

/** The newest line of an application's timeline; 0 = it has none. */
export async function lastEventId(db: Db, appId: string): Promise<number> {
  const [row] = await db
    .select({ event_id: max(applicationEvents.event_id) })
    .from(applicationEvents)
    .where(eq(applicationEvents.app_id, appId))
  return row?.event_id ?? 0
}

/** The same of several applications. */
export async function lastEventIds(db: Db, appIds: readonly string[]): Promise<Map<string, number>> {
  if (appIds.length === 0) return new Map()
  const { app_id, event_id } = applicationEvents
  const rows = await db
    .select({ app_id, last: max(event_id) })
    .from(applicationEvents)
    .where(isOneOf(app_id, appIds))
    .groupBy(app_id)
  return new Map(rows.map((row) => [row.app_id, row.last ?? 0]))
}

/** Events of several applications in one query, oldest first. */
export async function listEvents(db: Db, appIds: readonly string[]): Promise<ApplicationEventRow[]> {
  if (appIds.length === 0) return []
  return db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.app_id, [...appIds]))
    .orderBy(asc(applicationEvents.event_id))
}

/** How many applications are under way with a lender: neither drafts nor decided for good. */
export async function countOpenApplications(db: Db, lenderId: number): Promise<number> {
  return db.$count(applications, and(eq(applications.lender_id, lenderId), notInArray(applications.status, CLOSED)))
}

/** What the same call made before, or the application for this card or plan that is still open. */
export async function findProductApplication(
  db: Db,
  userId: number,
  productId: string,
  idempotencyKey: string | null,
): Promise<ApplicationRow | null> {
  const open = and(eq(applications.product_id, productId), notInArray(applications.status, CLOSED))
  const [row] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.user_id, userId),
        idempotencyKey === null ? open : or(open, eq(applications.idempotency_key, idempotencyKey)),
      ),
    )
    // What the key made counts before what happens to be open.
    .orderBy(sql`${applications.idempotency_key} is not distinct from ${idempotencyKey} desc`)
    .limit(1)
  return row ?? null
}
