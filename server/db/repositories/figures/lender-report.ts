import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { applications, lenders } from '#server/db/schema.ts'
import { lenderCalls } from '#server/db/schema-figures.ts'
import type { Db } from '#server/db/client.ts'
import { listLenderNames } from '../catalogue/lenders.ts'
import { dateOf, within } from '../shared/days.ts'
import { grouped, sumOf } from '../shared/fold.ts'
import { countUpTo, orderOf } from '../shared/pages.ts'
import { rowsOf } from '../shared/rows-of.ts'
import { nearTimes, STEPS } from './near-times.ts'
import type { Asked, AskedRows, Figures, ReportParts, ReportSource } from './report-source.ts'

const { call_id, lender_id, app_id, operation, outcome, at } = lenderCalls

const failed = sql`${outcome} <> 'ok'`
/** The application's last try at this lender in these days failed. */
const lastFailed = ({ before }: Asked): SQL =>
  sql`(${failed} and not exists (select 1 from lender_calls later where later.app_id = ${app_id}
    and later.lender_id = ${lender_id} and (later.at, later.call_id) > (${at}, ${call_id})
    ${before ? sql`and later.at < ${before.toISOString()}::timestamptz` : sql``}))`
/** What was given up counts with the time that it was given; where nobody was reached, nothing was waited for. */
const waited = sql`${outcome} <> 'unreachable'`
const ofDays = (asked: Asked) => within(at, asked)
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

/** Calls of one kind: how many there were, and how long they took. */
interface Counted {
  lender: number
  operation: string
  outcome: string
  /** Of the time, on a scale of which each step is a twentieth longer. */
  step: number
  n: number
  shortest: number
}

/** Counts by day, and by lender, operation, outcome and time, from one reading of the calls. */
async function read(db: Db, asked: Asked): Promise<{ days: ReportParts['days']; counted: Counted[] }> {
  const result = await db.execute(sql`
    select day::text as day, failed, lender_id as lender, operation, outcome, step, count(*)::int as n, min(ms) as shortest
    from (
      select ${dateOf(at)} as day, ${failed} as failed, lender_id, operation, outcome, ms,
        floor(ln(greatest(ms, 1)::float8) * ${STEPS}::int)::int as step
      from lender_calls where ${ofDays(asked)}
    ) calls
    group by grouping sets ((day, failed), (lender_id, operation, outcome, step))`)
  const rows = rowsOf<Counted & { day: string | null; failed: boolean | null }>(result)
  const ofDay = rows.filter(({ day }) => day !== null)
  return {
    days: grouped(ofDay, ({ day }) => day ?? '').map(([day, list]) => ({
      day,
      value: sumOf(list, ({ n }) => n),
      marked: sumOf(list, (row) => (row.failed ? row.n : 0)),
    })),
    counted: rows.filter(({ day }) => day === null),
  }
}

/** The exact times of so many calls; of more, they are told from the scale. */
const EXACT_CALLS = 20_000
type Times = Pick<Figures, 'p50' | 'p95'>

/** Exact times of all calls, of each lender's, and of each lender's operation, by `lender:operation`, the absent one empty. */
async function exactTimes(db: Db, asked: Asked): Promise<Map<string, Times>> {
  const part = (share: number) => sql`percentile_disc(${share}::float8) within group (order by ms)::int`
  const result = await db.execute(sql`
    select lender_id as lender, operation, ${part(0.5)} as p50, ${part(0.95)} as p95
    from lender_calls where ${and(ofDays(asked), waited)}
    group by grouping sets ((), (lender_id), (lender_id, operation))`)
  return new Map(
    rowsOf<Times & { lender: number | null; operation: string | null }>(result).map(
      ({ lender, operation, p50 = null, p95 = null }) => [`${lender ?? ''}:${operation ?? ''}`, { p50, p95 }],
    ),
  )
}

/** How many applications are stuck at each lender. */
async function stuckAt(db: Db, asked: Asked): Promise<Map<number, number>> {
  const rows = await db
    .select({ lender: lender_id, n: sql`count(*)`.mapWith(Number) })
    .from(lenderCalls)
    .where(and(ofDays(asked), lastFailed(asked)))
    .groupBy(lender_id)
  return new Map(rows.map(({ lender, n }) => [lender, n]))
}

async function parts(db: Db, asked: Asked): Promise<ReportParts> {
  const { days, counted } = await read(db, asked)
  const calls = sumOf(counted, ({ n }) => n)
  const exact = calls <= EXACT_CALLS ? await exactTimes(db, asked) : null
  const stuck = await stuckAt(db, asked)
  const names = await listLenderNames(db)
  const figures = (list: Counted[], lender = '', what = ''): Figures => ({
    calls: sumOf(list, ({ n }) => n),
    failed: sumOf(list, failuresIn),
    ...(exact?.get(`${lender}:${what}`) ?? (exact ? { p50: null, p95: null } : nearTimes(list, limitOf(list)))),
    limit: limitOf(list),
  })
  return {
    days,
    totals: { ...figures(counted), applications: sumOf([...stuck.values()], (n) => n) },
    groups: [
      ...grouped(counted, ({ lender }) => String(lender)).map(([key, list]) => ({
        ...{ group: 'lender' as const, key, name: names.get(Number(key)) ?? null },
        figures: { ...figures(list, key), applications: stuck.get(Number(key)) ?? 0 },
      })),
      ...grouped(counted, ({ lender, operation: what }) => `${lender}:${what}`).map(([key, list]) => {
        const [lender = '', what = ''] = key.split(':')
        const name = names.get(Number(lender)) ?? null
        return { group: 'operation' as const, key, name, figures: figures(list, lender, what) }
      }),
      ...grouped(
        counted.filter((row) => failuresIn(row) > 0),
        ({ outcome: key }) => key,
      ).map(([key, list]) => ({
        ...{ group: 'outcome' as const, key, name: null, figures: { failed: sumOf(list, ({ n }) => n) } },
      })),
    ],
  }
}

const failuresIn = ({ outcome: how, n }: Counted): number => (how === 'ok' ? 0 : n)

function limitOf(list: readonly Counted[]): number | null {
  const given = list.flatMap(({ outcome: how, shortest }) => (how === 'timeout' ? [shortest] : []))
  return given.length === 0 ? null : Math.min(...given)
}

/** Calls to lenders: how many failed and how, how long they took, and applications that got stuck there. */
export const lenderReport: ReportSource = {
  totals: async (db, asked) => (await parts(db, asked)).totals,
  parts,
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
