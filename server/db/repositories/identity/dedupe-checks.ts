import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { customers, dedupeChecks } from '#server/db/schema/identity.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { DedupeField, DedupeResult, DedupeSource } from '#src/contract/entities/identity/dedupe-check.ts'
import { COUNT_CAP } from '#src/contract/entities/shared/page-query.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { CLOSED } from '../applications/applications.ts'
import { contains, countUpTo, offsetOf, orderOf } from '../shared/pages.ts'

export interface NewDedupeCheck {
  user_id: number
  app_id: string | null
  lender_id: number | null
  source: DedupeSource
  matched_on: readonly DedupeField[]
  result: DedupeResult
  /** A key of the contract, and behind a colon the customer or application that was found. */
  detail: string
  at: Date
}

export async function createDedupeCheck(db: Db, check: NewDedupeCheck): Promise<void> {
  await db.insert(dedupeChecks).values({ ...check, matched_on: [...check.matched_on] })
}

/** Another customer, not erased, with this PAN; the oldest one. */
export async function findCustomerWithPan(db: Db, tinIndex: string, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ user_id: customers.user_id })
    .from(customers)
    .where(and(eq(customers.tin_index, tinIndex), ne(customers.user_id, userId), isNull(customers.deleted_at)))
    .orderBy(asc(customers.user_id))
    .limit(1)
  return row?.user_id ?? null
}

/** Holds back every other application with this PAN to this lender until the transaction ends. */
export async function lockPanAtLender(tx: Tx, tinIndex: string, lenderId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tinIndex}, ${lenderId}))`)
}

export interface EarlierApplication {
  user_id: number
  reference: string
  open: boolean
}

/**
 * The newest application with this PAN to this lender that is under way, that it has refused since `refusedSince` or paid
 * out since `paidOutSince`.
 * One that was taken back, or that never reached the lender, does not count.
 */
export async function findPanAtLender(
  db: Db,
  wanted: { tinIndex: string; lenderId: number; refusedSince: Date; paidOutSince: Date },
): Promise<EarlierApplication | null> {
  const isOpen = notInArray(applications.status, CLOSED)
  const since = (status: string, at: Date) => and(eq(applications.status, status), gte(applications.updated_at, at))
  const isRecent = or(since('rejected', wanted.refusedSince), since('disbursed', wanted.paidOutSince))
  const [row] = await db
    .select({ user_id: applications.user_id, reference: applications.reference, status: applications.status })
    .from(applications)
    .innerJoin(customers, eq(customers.user_id, applications.user_id))
    .where(
      and(eq(customers.tin_index, wanted.tinIndex), eq(applications.lender_id, wanted.lenderId), or(isOpen, isRecent)),
    )
    .orderBy(sql`${isOpen} desc`, desc(applications.created_at))
    .limit(1)
  return row
    ? { user_id: row.user_id, reference: row.reference, open: !CLOSED.some((status) => status === row.status) }
    : null
}

export interface DedupeFilter {
  user_id?: number | undefined
  reference?: string | undefined
  /** Part of the lender's name. */
  lender?: string | undefined
  source?: DedupeSource | undefined
  result?: DedupeResult | undefined
  from?: Date | undefined
  /** The first instant that does not count any more. */
  before?: Date | undefined
}

function where(db: Db, filter: DedupeFilter): SQL | undefined {
  const { user_id, reference, lender, source, result, from, before } = filter
  const named = db.select({ id: applications.app_id }).from(applications)
  return and(
    user_id === undefined ? undefined : eq(dedupeChecks.user_id, user_id),
    reference === undefined
      ? undefined
      : inArray(dedupeChecks.app_id, named.where(eq(applications.reference, reference))),
    lender === undefined
      ? undefined
      : inArray(
          dedupeChecks.lender_id,
          db.select({ id: lenders.lender_id }).from(lenders).where(contains(lenders.name, lender)),
        ),
    source && eq(dedupeChecks.source, source),
    result && eq(dedupeChecks.result, result),
    from && gte(dedupeChecks.at, from),
    before && lt(dedupeChecks.at, before),
  )
}

const selectRows = (db: Db, wanted: SQL | undefined) =>
  db
    .select({
      check: dedupeChecks,
      customer: customers,
      reference: applications.reference,
      lender_name: lenders.name,
    })
    .from(dedupeChecks)
    .leftJoin(customers, eq(customers.user_id, dedupeChecks.user_id))
    .leftJoin(applications, eq(applications.app_id, dedupeChecks.app_id))
    .leftJoin(lenders, eq(lenders.lender_id, dedupeChecks.lender_id))
    .where(wanted)
export type DedupeRow = Awaited<ReturnType<typeof selectRows>>[number]

/** A page of checks by their time, and how many there are, counted a little beyond the cap. */
export async function listDedupePage(db: Db, filter: DedupeFilter, ask: PageAsk<'at'>) {
  const wanted = where(db, filter)
  const count = await countUpTo(db, dedupeChecks, wanted, COUNT_CAP)
  const rows = await selectRows(db, wanted)
    .orderBy(...orderOf([dedupeChecks.at, dedupeChecks.check_id], ask.direction))
    .limit(ask.size)
    .offset(offsetOf(ask))
  return { rows, count }
}

/** The next part of the checks, the last one made first, after the check `last`; null = from the beginning. */
export async function listDedupeBefore(
  db: Db,
  filter: DedupeFilter,
  last: number | null,
  limit: number,
): Promise<DedupeRow[]> {
  const older = last === null ? undefined : lt(dedupeChecks.check_id, last)
  return selectRows(db, and(where(db, filter), older))
    .orderBy(desc(dedupeChecks.check_id))
    .limit(limit)
}
