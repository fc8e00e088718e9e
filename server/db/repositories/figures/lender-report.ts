import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { lenderCalls } from '#server/db/schema/figures.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { listLenderNames } from '../catalogue/lenders.ts'
import { within } from '../shared/days.ts'
import { grouped, sumOf } from '../shared/group-rows.ts'
import { countUpTo, orderOf } from '../shared/pages.ts'
import { rowsOf } from '../shared/rows-of.ts'
import { approximatePercentiles } from './approximate-percentiles.ts'
import type { SumKey } from './bases.ts'
import { listFigures } from './figures.ts'
import type { FigureAsk } from './figures.ts'
import { askedRange } from './report-source.ts'
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

/** Sums of calls of these days, of each lender or of each day, and each part. */
const sumsOf = (db: Db, asked: Asked, keys: readonly SumKey[], by: FigureAsk['by']) =>
  listFigures(db, 'call', { keys, range: askedRange(asked), filters: {}, by, today: istDay(asked.now) })

/** Calls of one kind: how many there were. */
interface Counted {
  lender: string
  operation: string
  outcome: string
  n: number
}

/** Calls that waited, by how long: `at` is a step of the scale, or the very milliseconds that one was given. */
interface Waited {
  lender: string
  operation: string
  given: boolean
  at: number
  n: number
}

async function read(db: Db, asked: Asked) {
  const rows = await sumsOf(db, asked, ['calls_made', 'calls_took', 'calls_given'], ['lender', 'part'])
  const told = rows.map(({ key, of: [lender = '', part = ''], n }) => {
    const [operation = '', what = ''] = part.split('\n')
    return { key, lender, operation, what, n }
  })
  told.sort(
    (a, b) =>
      Number(a.lender) - Number(b.lender) ||
      a.operation.localeCompare(b.operation) ||
      // The groups of outcomes come in this order, too.
      a.what.localeCompare(b.what),
  )
  return {
    counted: told.flatMap(({ key, what: outcome, ...row }): Counted[] =>
      key === 'calls_made' ? [{ ...row, outcome }] : [],
    ),
    waited: told.flatMap(({ key, what, ...row }): Waited[] =>
      key === 'calls_made' ? [] : [{ ...row, given: key === 'calls_given', at: Number(what) }],
    ),
  }
}

async function readDays(db: Db, asked: Asked): Promise<ReportParts['days']> {
  const rows = await sumsOf(db, asked, ['calls_failed', 'calls_made'], ['day'])
  return grouped(rows, ({ of: [day = ''] }) => day).map(([day, list]) => {
    const numberOf = (name: SumKey) => list.find(({ key }) => key === name)?.n ?? 0
    return { day, value: numberOf('calls_made'), marked: numberOf('calls_failed') }
  })
}

/** The exact times of so many calls; of more, they are told from the scale. */
const EXACT_CALLS = 20_000
type Times = Pick<Figures, 'p50' | 'p95'>

/** Exact times of all calls under '', of each lender's under its number, and of each operation's under `lender:operation`. */
async function exactTimes(db: Db, asked: Asked): Promise<Map<string, Times>> {
  const part = (share: number) => sql`percentile_disc(${share}::float8) within group (order by ms)::int`
  const result = await db.execute(sql`
    select lender_id as lender, operation, ${part(0.5)} as p50, ${part(0.95)} as p95
    from lender_calls where ${and(ofDays(asked), waited)}
    group by grouping sets ((), (lender_id), (lender_id, operation))`)
  return new Map(
    rowsOf<Times & { lender: number | null; operation: string | null }>(result).map(
      ({ lender, operation, p50 = null, p95 = null }) => [
        lender === null ? '' : operation === null ? String(lender) : `${lender}:${operation}`,
        { p50, p95 },
      ],
    ),
  )
}

/** How many applications are stuck at each lender: the last call of a day failed, and the next was none of these days. */
async function stuckAt(db: Db, asked: Asked): Promise<Map<string, number>> {
  const { to } = askedRange(asked)
  const rows = await sumsOf(db, asked, ['calls_stuck'], ['lender', 'part'])
  const last = rows.filter(({ of: [, next = ''] }) => next === '' || next > to)
  return new Map(
    grouped(last, ({ of: [lender = ''] }) => lender).map(([lender, list]) => [lender, sumOf(list, ({ n }) => n)]),
  )
}

async function parts(db: Db, asked: Asked): Promise<ReportParts> {
  const [{ counted, waited }, stuck, names, days] = await Promise.all([
    read(db, asked),
    stuckAt(db, asked),
    listLenderNames(db),
    readDays(db, asked),
  ])
  const calls = sumOf(counted, ({ n }) => n)
  const exact = calls <= EXACT_CALLS ? await exactTimes(db, asked) : null
  const timesOf = new Map([
    ['', waited],
    ...grouped(waited, ({ lender }) => lender),
    ...grouped(waited, ({ lender, operation: what }) => `${lender}:${what}`),
  ])
  const figures = (list: Counted[], key = ''): Figures => {
    const times = timesOf.get(key) ?? []
    const limit = limitOf(times)
    const steps = times.filter(({ given }) => !given)
    return {
      calls: sumOf(list, ({ n }) => n),
      failed: sumOf(list, failuresIn),
      ...(exact?.get(key) ?? (exact ? { p50: null, p95: null } : approximatePercentiles(steps, limit))),
      limit,
    }
  }
  return {
    days,
    totals: { ...figures(counted), applications: sumOf([...stuck.values()], (n) => n) },
    groups: [
      ...grouped(counted, ({ lender }) => lender).map(([key, list]) => ({
        group: 'lender' as const,
        key,
        name: names.get(Number(key)) ?? null,
        figures: { ...figures(list, key), applications: stuck.get(key) ?? 0 },
      })),
      ...grouped(counted, ({ lender, operation: what }) => `${lender}:${what}`).map(([key, list]) => {
        const name = names.get(Number(key.split(':')[0])) ?? null
        return { group: 'operation' as const, key, name, figures: figures(list, key) }
      }),
      ...grouped(
        counted.filter((row) => failuresIn(row) > 0),
        ({ outcome: key }) => key,
      ).map(([key, list]) => ({
        group: 'outcome' as const,
        key,
        name: null,
        figures: { failed: sumOf(list, ({ n }) => n) },
      })),
    ],
  }
}

const failuresIn = ({ outcome: how, n }: Counted): number => (how === 'ok' ? 0 : n)

function limitOf(list: readonly Waited[]): number | null {
  const given = list.flatMap(({ given, at }) => (given ? [at] : []))
  return given.length === 0 ? null : Math.min(...given)
}

/** Calls to lenders: how many failed and how, how long they took, and applications that got stuck there. */
export const lenderReport: ReportSource = {
  totals: async (db, asked) => (await parts(db, asked)).totals,
  parts,
  async rows(db, asked, { direction, limit, offset }) {
    // The page first: whose they are is looked up of its rows alone.
    const page = db
      .select()
      .from(lenderCalls)
      .where(picked(asked))
      .orderBy(...orderOf([at, call_id], direction))
      .limit(limit)
      .offset(offset)
      .as('page')
    const rows = await db
      .select({
        call_id: page.call_id,
        at: page.at,
        operation: page.operation,
        outcome: page.outcome,
        ms: page.ms,
        name: lenders.name,
        reference: applications.reference,
      })
      .from(page)
      .leftJoin(lenders, eq(lenders.lender_id, page.lender_id))
      .leftJoin(applications, eq(applications.app_id, page.app_id))
      .orderBy(...orderOf([page.at, page.call_id], direction))
    return rows.map(({ call_id, at, operation: what, outcome: result, ms, name, reference }) => ({
      id: String(call_id),
      at,
      who: name,
      what,
      result,
      ms,
      reference,
    }))
  },
  count: (db, asked, cap) => countUpTo(db, lenderCalls, picked(asked), cap),
}
