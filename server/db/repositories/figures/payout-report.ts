import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { applications } from '#server/db/schema/applications.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { payoutLines } from '#server/db/schema/earnings.ts'
import { applicationFacts } from '#server/db/schema/figures.ts'
import { partners } from '#server/db/schema/partners.ts'
import { DIMENSIONS } from '#src/contract/entities/figures/metrics.ts'
import type { Dimension } from '#src/contract/entities/figures/metrics.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { isDisbursal, notTakenBack, UNPAID } from '../earnings/payouts.ts'
import { BY_DAY, dayOf, within } from '../shared/days.ts'
import { countUpTo, orderOf } from '../shared/pages.ts'
import type { Asked, AskedRows, Figures, ReportSource, RowPart, SourceRow } from './report-source.ts'

const { payout_id, partner_id, lender_id, disbursed_at, revenue, gross, net } = payoutLines

const sumOf = (column: SQL, only?: SQL) =>
  sql`coalesce(sum(${column})${only ? sql` filter (where ${only})` : sql``}, 0)`.mapWith((value) =>
    toRupees(asPaise(value)),
  )
const numberOf = (only?: SQL) => sql`count(*)${only ? sql` filter (where ${only})` : sql``}`.mapWith(Number)
const column = (name: typeof revenue | typeof gross | typeof net) => sql`${name}`

const loan = alias(payoutLines, 'loan')
/** A line that takes another back or corrects it is of that one's day: a loan that is gone leaves nothing on any day. */
const OWN_TIME: SQL<Date> = sql`coalesce(${loan.disbursed_at}, ${disbursed_at})`.mapWith(disbursed_at)
const OF_LOAN = eq(loan.payout_id, sql`coalesce(${payoutLines.takes_back}, ${payoutLines.corrects})`)

async function rowsOf(db: Db, where: SQL | undefined, part: RowPart, time: SQL<Date>): Promise<SourceRow[]> {
  const rows = await db
    .select({
      line: payoutLines,
      lender: lenders.name,
      partner: partners.name,
      reference: applications.reference,
      time,
    })
    .from(payoutLines)
    .innerJoin(partners, eq(partners.partner_id, partner_id))
    .leftJoin(loan, OF_LOAN)
    .leftJoin(lenders, eq(lenders.lender_id, lender_id))
    .leftJoin(applications, eq(applications.app_id, payoutLines.app_id))
    .where(where)
    .orderBy(part.direction === 'asc' ? asc(time) : desc(time), ...orderOf([payout_id], part.direction))
    .limit(part.limit)
    .offset(part.offset)
  return rows.map(({ line, lender, partner, reference, time: at }) => ({
    id: String(line.payout_id),
    at,
    who: partner,
    what: lender,
    result: line.status,
    reference,
    disbursed: line.disbursed_amount,
    revenue: line.revenue,
    gross: line.gross,
    net: line.net,
  }))
}

/** Lines of loans of these days, and whatever takes them back or corrects them, whenever that was; each by its index. */
function ofDays(asked: Asked): SQL {
  const first = and(isNull(payoutLines.takes_back), isNull(payoutLines.corrects), within(disbursed_at, asked))
  const second = (column: AnyColumn) => sql`
    select second.payout_id from payout_lines loan join payout_lines second on second.${sql.identifier(column.name)} = loan.payout_id
    where ${within(loan.disbursed_at, asked) ?? sql`true`}`
  return sql`${payout_id} in (
    select payout_id from payout_lines where ${first}
    union all ${second(payoutLines.takes_back)} union all ${second(payoutLines.corrects)})`
}
const counted = and(isDisbursal, notTakenBack) ?? sql`true`
const business = {
  lines: numberOf(),
  loans: numberOf(counted),
  disbursed: sumOf(sql`${payoutLines.disbursed_amount}`),
  revenue: sumOf(column(revenue)),
  partners: sumOf(column(gross)),
  kept: sumOf(sql`${revenue} - ${gross}`),
}
const pickedRevenue = (asked: AskedRows) =>
  and(
    ofDays(asked),
    asked.show === 'loans' ? counted : undefined,
    asked.group === 'lender' ? sql`${lender_id}::text = ${asked.key ?? ''}` : undefined,
  )

async function totalsOfRevenue(db: Db, asked: Asked): Promise<Figures> {
  const [row] = await db.select(business).from(payoutLines).where(ofDays(asked))
  return row ?? {}
}

/**
 * What lenders owe us for loans that partners brought, as it is accrued, and what partners get of it. Without GST, and all of
 * it by the day of the loan: so it agrees with what was paid out on that day.
 */
export const revenueReport: ReportSource = {
  totals: totalsOfRevenue,
  async parts(db, asked) {
    const days = await db
      .select({ day: dayOf(OWN_TIME), value: business.revenue, marked: sql`0`.mapWith(Number) })
      .from(payoutLines)
      .leftJoin(loan, OF_LOAN)
      .where(ofDays(asked))
      .groupBy(BY_DAY)
    const rows = await db
      .select({ key: lender_id, name: lenders.name, ...business })
      .from(payoutLines)
      .innerJoin(lenders, eq(lenders.lender_id, lender_id))
      .where(ofDays(asked))
      .groupBy(lender_id, lenders.name)
    const groups = rows.map(({ key, name, ...figures }) => ({
      group: 'lender' as const,
      key: String(key),
      name,
      figures,
    }))
    return { totals: await totalsOfRevenue(db, asked), days, groups }
  },
  rows: (db, asked, part) => rowsOf(db, pickedRevenue(asked), part, OWN_TIME),
  count: (db, asked, cap) => countUpTo(db, payoutLines, pickedRevenue(asked), cap),
}

/** Where each line belongs; the application of a line that has none is of no product, and nobody knows how it came. */
const PLACES: Record<Dimension, SQL> = {
  product: sql`coalesce(${applicationFacts.product}, '')`,
  lender: sql`coalesce(${lender_id}, 0)`,
  partner: sql`${partners.code}`,
  channel: sql`coalesce(${applicationFacts.channel}, '')`,
  source: sql`coalesce(${applicationFacts.source}, '')`,
}
export type RevenueFigure = 'loans' | 'disbursed' | 'revenue' | 'partners' | 'kept'

/** A figure of the report of revenue, of each thing that it is cut by; as the report has it in all. Numbers, or rupees. */
export async function listRevenueBy(
  db: Db,
  asked: Asked,
  cut: { figure: RevenueFigure; by: Dimension | 'day'; filters: Partial<Record<Dimension, string>> },
): Promise<{ of: string; value: number }[]> {
  const of = cut.by === 'day' ? dayOf(OWN_TIME) : sql`${PLACES[cut.by]}::text`
  const passing = DIMENSIONS.flatMap((name) => {
    const value = cut.filters[name]
    return value === undefined ? [] : [sql`${PLACES[name]} = ${name === 'lender' ? Number(value) : value}`]
  })
  return db
    .select({ of: of.mapWith(String), value: business[cut.figure] })
    .from(payoutLines)
    .innerJoin(partners, eq(partners.partner_id, partner_id))
    .leftJoin(loan, OF_LOAN)
    .leftJoin(applicationFacts, eq(applicationFacts.app_id, payoutLines.app_id))
    .where(and(ofDays(asked), ...passing))
    .groupBy(BY_DAY)
}

const OWED = isNull(payoutLines.paid_at)
const ACCRUED = isNull(payoutLines.approved_at)
const APPROVED = UNPAID ?? isNotNull(payoutLines.approved_at)
const debts = {
  lines: numberOf(),
  accrued_lines: numberOf(ACCRUED),
  approved_lines: numberOf(APPROVED),
  accrued: sumOf(column(net), ACCRUED),
  approved: sumOf(column(net), APPROVED),
  owed: sumOf(column(net)),
}
const pickedDebts = ({ show, group, key = '' }: AskedRows) =>
  and(
    OWED,
    show === 'accrued_lines' ? ACCRUED : show === 'approved_lines' ? APPROVED : undefined,
    group === 'partner' ? sql`${partner_id}::text = ${key}` : undefined,
  )

async function totalsOfDebts(db: Db): Promise<Figures> {
  const [row] = await db.select(debts).from(payoutLines).where(OWED)
  return row ?? {}
}

/** What partners are owed after tax, as it stands: what is taken back is a line of its own, less than nothing. */
export const liabilityReport: ReportSource = {
  totals: totalsOfDebts,
  async parts(db) {
    const rows = await db
      .select({ key: partner_id, name: partners.name, ...debts })
      .from(payoutLines)
      .innerJoin(partners, eq(partners.partner_id, partner_id))
      .where(OWED)
      .groupBy(partner_id, partners.name)
    const groups = rows.map(({ key, name, ...figures }) => ({
      group: 'partner' as const,
      key: String(key),
      name,
      figures,
    }))
    return { totals: await totalsOfDebts(db), days: [], groups }
  },
  rows: (db, asked, part) => rowsOf(db, pickedDebts(asked), part, sql`${disbursed_at}`.mapWith(disbursed_at)),
  count: (db, asked, cap) => countUpTo(db, payoutLines, pickedDebts(asked), cap),
}
