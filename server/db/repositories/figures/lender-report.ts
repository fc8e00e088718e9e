import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { applications, lenders } from '#server/db/schema.ts'
import { lenderCalls } from '#server/db/schema-figures.ts'
import { BY_DAY, dayOf, within } from '../shared/days.ts'
import { countUpTo, orderOf } from '../shared/pages.ts'
import type { Asked, AskedRows, ReportSource } from './report-source.ts'

const { call_id, lender_id, app_id, operation, outcome, ms, at } = lenderCalls

const failed = sql`${outcome} <> 'ok'`
/** The application's last try at this lender in these days failed. */
const lastFailed = ({ before }: Asked): SQL =>
  sql`(${failed} and not exists (select 1 from lender_calls later where later.app_id = ${app_id}
    and later.lender_id = ${lender_id} and (later.at, later.call_id) > (${at}, ${call_id})
    ${before ? sql`and later.at < ${before.toISOString()}::timestamptz` : sql``}))`
/** What was given up counts with the time that it was given; where nobody was reached, nothing was waited for. */
const waited = sql`${outcome} <> 'unreachable'`
const part = (share: number): SQL<number | null> =>
  sql<number | null>`percentile_disc(${share}::float8) within group (order by ${ms}) filter (where ${waited})`

const ofDays = (asked: Asked) => within(at, asked)
const counted = {
  calls: sql`count(*)`.mapWith(Number),
  failed: sql`count(*) filter (where ${failed})`.mapWith(Number),
}
const timed = {
  p50: part(0.5),
  p95: part(0.95),
  limit: sql<number | null>`min(${ms}) filter (where ${outcome} = 'timeout')`,
}
const applicationsOf = (asked: Asked) => sql`count(*) filter (where ${lastFailed(asked)})`.mapWith(Number)

function picked(asked: AskedRows): SQL | undefined {
  const { show, group, key = '' } = asked
  const [lender = '', what = ''] = key.split(':')
  return and(
    ofDays(asked),
    show === 'failed' ? failed : show === 'applications' ? lastFailed(asked) : undefined,
    group === 'lender' || group === 'operation' ? sql`${lender_id}::text = ${lender}` : undefined,
    group === 'operation' ? sql`${operation} = ${what}` : undefined,
    group === 'outcome' ? sql`${outcome} = ${key}` : undefined,
  )
}

/** Calls to lenders: how many failed and how, how long they took, and applications that got stuck there. */
export const lenderReport: ReportSource = {
  async totals(db, asked) {
    const [row] = await db
      .select({ ...counted, ...timed, applications: applicationsOf(asked) })
      .from(lenderCalls)
      .where(ofDays(asked))
    return row ?? {}
  },
  days: (db, asked) =>
    db
      .select({ day: dayOf(at), value: counted.calls, marked: counted.failed })
      .from(lenderCalls)
      .where(ofDays(asked))
      .groupBy(BY_DAY),
  async groups(db, asked) {
    const byLender = await db
      .select({ key: lender_id, name: lenders.name, ...counted, ...timed, applications: applicationsOf(asked) })
      .from(lenderCalls)
      .leftJoin(lenders, eq(lenders.lender_id, lender_id))
      .where(ofDays(asked))
      .groupBy(lender_id, lenders.name)
    const byOperation = await db
      .select({ lender: lender_id, name: lenders.name, operation, ...counted, ...timed })
      .from(lenderCalls)
      .leftJoin(lenders, eq(lenders.lender_id, lender_id))
      .where(ofDays(asked))
      .groupBy(lender_id, lenders.name, operation)
    const byOutcome = await db
      .select({ key: outcome, failed: counted.calls })
      .from(lenderCalls)
      .where(and(ofDays(asked), failed))
      .groupBy(outcome)
    return [
      ...byLender.map(({ key, name, ...figures }) => ({ group: 'lender' as const, key: String(key), name, figures })),
      ...byOperation.map(({ lender, name, operation: what, ...figures }) => ({
        ...{ group: 'operation' as const, key: `${lender}:${what}`, name, figures },
      })),
      ...byOutcome.map(({ key, ...figures }) => ({ group: 'outcome' as const, key, name: null, figures })),
    ]
  },
  async rows(db, asked, { direction, limit, offset }) {
    const rows = await db
      .select({ row: lenderCalls, name: lenders.name, reference: applications.reference })
      .from(lenderCalls)
      .leftJoin(lenders, eq(lenders.lender_id, lender_id))
      .leftJoin(applications, eq(applications.app_id, app_id))
      .where(picked(asked))
      .orderBy(...orderOf([at, call_id], direction))
      .limit(limit)
      .offset(offset)
    return rows.map(({ row, name, reference }) => ({
      ...{ id: String(row.call_id), at: row.at, who: name, what: row.operation, result: row.outcome, ms: row.ms },
      reference,
    }))
  },
  count: (db, asked, cap) => countUpTo(db, lenderCalls, picked(asked), cap),
}
