import { and, asc, desc, eq, gte, inArray, lt, max, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { applications } from '#server/db/schema/applications.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { payoutDisputes, payoutLines } from '#server/db/schema/earnings.ts'
import { leads } from '#server/db/schema/leads.ts'
import { partners } from '#server/db/schema/partners.ts'
import { payoutPayments } from '#server/db/schema/paying.ts'
import type {
  DISBURSAL_SORTS,
  DisbursalFilters,
  PAYOUT_SORTS,
  PayoutFilters,
} from '#src/contract/entities/reports/partner-report.ts'
import { isDisbursal, isHeld } from '../earnings/payouts.ts'
import { countUpTo } from '../shared/pages.ts'
import { windowOf } from './report-scope.ts'
import type { Part, ReportScope } from './report-scope.ts'

const back = alias(payoutLines, 'back')
/** The line that this one takes back or corrects. */
const original = alias(payoutLines, 'original')

/** A sum over all corrections of a line. */
const ofCorrections = (sum: SQL) => sql`(select ${sum} from payout_lines c where c.corrects = ${payoutLines.payout_id})`

/** The decision about the lender's file that a line has followed, as long as it stands. */
const restated = sql<{ reason: string; at: string } | null>`(
  select json_build_object('reason', r.reason, 'at', coalesce(r.agreed_at, r.decided_at))
  from disbursals d join reconciliation_decisions r on r.disbursal_id = d.disbursal_id
  where d.app_id = ${payoutLines.app_id} and r.state = 'standing' and r.undone_at is null
    and (r.before->>'restated')::int = ${payoutLines.payout_id}
  order by r.decision_id desc limit 1)`

const rowsOf = (db: Db) => {
  // A line may have been disputed more than once: the newest counts.
  const newest = db
    .select({ payout_id: payoutDisputes.payout_id, dispute_id: max(payoutDisputes.dispute_id).as('newest_id') })
    .from(payoutDisputes)
    .groupBy(payoutDisputes.payout_id)
    .as('newest')
  // A reward has no lead, lender or application; a line is taken back together with its corrections.
  return db
    .select({
      line: payoutLines,
      lead_reference: leads.reference,
      contact_enc: leads.contact_enc,
      application_reference: applications.reference,
      asked_amount: applications.amount,
      told_amount: applications.disbursed_amount,
      told_day: applications.disbursed_on,
      lender: lenders.name,
      partner: partners.name,
      restated,
      is_taken_back: sql<boolean>`${back.payout_id} is not null`,
      is_held: sql<boolean>`coalesce(${isHeld}, false)`,
      original_month: original.month,
      corrections: ofCorrections(sql`count(*)`).mapWith(Number),
      corrected_gross: ofCorrections(sql`coalesce(sum(c.gross), 0)`).mapWith(asPaise),
      utr: payoutPayments.utr,
      account_ending: payoutPayments.account_ending,
      dispute: payoutDisputes,
    })
    .from(payoutLines)
    .innerJoin(partners, eq(partners.partner_id, payoutLines.partner_id))
    .leftJoin(leads, eq(leads.lead_id, payoutLines.lead_id))
    .leftJoin(lenders, eq(lenders.lender_id, payoutLines.lender_id))
    .leftJoin(applications, eq(applications.app_id, payoutLines.app_id))
    .leftJoin(back, eq(back.takes_back, sql`coalesce(${payoutLines.corrects}, ${payoutLines.payout_id})`))
    .leftJoin(original, eq(original.payout_id, sql`coalesce(${payoutLines.takes_back}, ${payoutLines.corrects})`))
    .leftJoin(payoutPayments, eq(payoutPayments.payment_id, payoutLines.payment_id))
    .leftJoin(newest, eq(newest.payout_id, payoutLines.payout_id))
    .leftJoin(payoutDisputes, eq(payoutDisputes.dispute_id, newest.dispute_id))
}

export type PayoutReportRow = Awaited<ReturnType<typeof rowsOf>>[number]

const ORDERS = {
  disbursed_at: [payoutLines.disbursed_at, payoutLines.payout_id],
  disbursed_amount: [payoutLines.disbursed_amount, payoutLines.payout_id],
  net: [payoutLines.net, payoutLines.payout_id],
} satisfies Record<(typeof PAYOUT_SORTS)[number] | (typeof DISBURSAL_SORTS)[number], unknown>

const scoped = ({ partner_id, from, before, below }: ReportScope): SQL | undefined =>
  and(
    eq(payoutLines.partner_id, partner_id),
    from && gte(payoutLines.disbursed_at, from),
    before && lt(payoutLines.disbursed_at, before),
    below === undefined ? undefined : lt(payoutLines.payout_id, below),
  )

export type LineFilters = (PayoutFilters & { kind: 'payouts' }) | (DisbursalFilters & { kind: 'disbursals' })

function where(scope: ReportScope, filters: LineFilters): SQL | undefined {
  if (filters.kind === 'disbursals') {
    const { lender } = filters
    return and(scoped(scope), isDisbursal, lender === undefined ? undefined : eq(payoutLines.lender_id, Number(lender)))
  }
  const { month, status } = filters
  const disputed = sql`exists (select 1 from payout_disputes d where d.payout_id = ${payoutLines.payout_id} and d.status = 'open')`
  return and(
    scoped(scope),
    month === undefined ? undefined : eq(payoutLines.month, month),
    status === undefined ? undefined : status === 'disputed' ? disputed : sql`${payoutLines.status} = ${status}`,
  )
}

/** Lines of statements; disbursals are those of loans alone. */
export async function listPayoutRows(
  db: Db,
  scope: ReportScope,
  filters: LineFilters,
  part: Part<(typeof PAYOUT_SORTS)[number]>,
): Promise<PayoutReportRow[]> {
  const { order, limit, offset } = windowOf(ORDERS, part, payoutLines.payout_id)
  return rowsOf(db)
    .where(where(scope, filters))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

export const countPayoutRows = (db: Db, scope: ReportScope, filters: LineFilters, cap: number): Promise<number> =>
  countUpTo(db, payoutLines, where(scope, filters), cap)

/** Lines that partners have asked about and nobody has answered yet, oldest question first: for admins. */
export async function listDisputedRows(db: Db, limit: number): Promise<PayoutReportRow[]> {
  const open = db
    .select({ payout_id: payoutDisputes.payout_id })
    .from(payoutDisputes)
    .where(eq(payoutDisputes.status, 'open'))
  return rowsOf(db)
    .where(inArray(payoutLines.payout_id, open))
    .orderBy(asc(payoutDisputes.dispute_id), desc(payoutLines.payout_id))
    .limit(limit)
}
