import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { toRupees } from '#src/contract/rules/paise.ts'
import { asPaise } from '#server/db/paise-column.ts'
import type { Db } from '#server/db/client.ts'
import { applications, lenders, partners } from '#server/db/schema.ts'
import { payoutLines } from '#server/db/schema-partner.ts'
import { isDisbursal, UNPAID } from '../earnings/payouts.ts'
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

async function rowsOf(db: Db, where: SQL | undefined, part: RowPart): Promise<SourceRow[]> {
  const rows = await db
    .select({ line: payoutLines, lender: lenders.name, partner: partners.name, reference: applications.reference })
    .from(payoutLines)
    .innerJoin(partners, eq(partners.partner_id, partner_id))
    .leftJoin(lenders, eq(lenders.lender_id, lender_id))
    .leftJoin(applications, eq(applications.app_id, payoutLines.app_id))
    .where(where)
    .orderBy(...orderOf([disbursed_at, payout_id], part.direction))
    .limit(part.limit)
    .offset(part.offset)
  return rows.map(({ line, lender, partner, reference }) => ({
    ...{
      id: String(line.payout_id),
      at: line.disbursed_at,
      who: partner,
      what: lender,
      result: line.status,
      reference,
    },
    ...{ disbursed: line.disbursed_amount, revenue: line.revenue, gross: line.gross, net: line.net },
  }))
}

const ofDays = (asked: Asked) => within(disbursed_at, asked)
const loan = isDisbursal ?? sql`true`
const business = {
  lines: numberOf(),
  loans: numberOf(loan),
  disbursed: sumOf(sql`${payoutLines.disbursed_amount}`),
  revenue: sumOf(column(revenue)),
  partners: sumOf(column(gross)),
  kept: sumOf(sql`${revenue} - ${gross}`),
}
const pickedRevenue = (asked: AskedRows) =>
  and(
    ofDays(asked),
    asked.show === 'loans' ? loan : undefined,
    asked.group === 'lender' ? sql`${lender_id}::text = ${asked.key ?? ''}` : undefined,
  )

async function totalsOfRevenue(db: Db, asked: Asked): Promise<Figures> {
  const [row] = await db.select(business).from(payoutLines).where(ofDays(asked))
  return row ?? {}
}

/** What lenders owe us for loans that partners brought, as it is accrued, and what partners get of it. Without GST. */
export const revenueReport: ReportSource = {
  totals: totalsOfRevenue,
  async parts(db, asked) {
    const days = await db
      .select({ day: dayOf(disbursed_at), value: business.revenue, marked: sql`0`.mapWith(Number) })
      .from(payoutLines)
      .where(ofDays(asked))
      .groupBy(BY_DAY)
    const rows = await db
      .select({ key: lender_id, name: lenders.name, ...business })
      .from(payoutLines)
      .innerJoin(lenders, eq(lenders.lender_id, lender_id))
      .where(ofDays(asked))
      .groupBy(lender_id, lenders.name)
    const groups = rows.map(({ key, name, ...figures }) => ({
      ...{ group: 'lender' as const, key: String(key), name, figures },
    }))
    return { totals: await totalsOfRevenue(db, asked), days, groups }
  },
  rows: (db, asked, part) => rowsOf(db, pickedRevenue(asked), part),
  count: (db, asked, cap) => countUpTo(db, payoutLines, pickedRevenue(asked), cap),
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
      ...{ group: 'partner' as const, key: String(key), name, figures },
    }))
    return { totals: await totalsOfDebts(db), days: [], groups }
  },
  rows: (db, asked, part) => rowsOf(db, pickedDebts(asked), part),
  count: (db, asked, cap) => countUpTo(db, payoutLines, pickedDebts(asked), cap),
}
