import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { messageReceipts } from '#server/db/schema/messages.ts'
import { NOT_KNOWN, RECEIPT_SECONDS } from '#src/contract/entities/figures/internal-report.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { seconds } from '#src/contract/rules/time.ts'
import { dayOf, within } from '../shared/days.ts'
import { grouped, sumOf } from '../shared/group-rows.ts'
import { countUpTo, orderOf } from '../shared/pages.ts'
import { failedInTheEnd, isCode, isPending, network, notEntered, sent_at, whyFailed } from './codes.ts'
import { listFigures } from './figures.ts'
import { askedRange } from './report-source.ts'
import type { Asked, AskedRows, ReportParts, ReportSource } from './report-source.ts'

/** Nothing has been heard of it yet, and its time is not over: as yet it neither failed nor came. */
const onItsWay = ({ now }: Asked): SQL =>
  sql`(${isPending} and ${sent_at} > ${new Date(now.getTime() - seconds(RECEIPT_SECONDS)).toISOString()}::timestamptz)`
const failed = (asked: Asked): SQL => sql`((${failedInTheEnd}) is true and not ${onItsWay(asked)})`

const ofDays = (asked: Asked) => and(isCode, within(sent_at, asked))
function picked(asked: AskedRows): SQL | undefined {
  const { show, group, key = '' } = asked
  return and(
    ofDays(asked),
    show === 'failed' ? failed(asked) : show === 'not_entered' ? notEntered : undefined,
    group !== 'operator'
      ? undefined
      : key === NOT_KNOWN
        ? isNull(messageReceipts.operator)
        : eq(messageReceipts.operator, key),
    group !== 'reason' ? undefined : sql`${whyFailed} = ${key}`,
  )
}

/** Codes of one day and network that failed for one reason, or did not. */
interface Counted {
  day: string
  network: string
  /** Null = they did not fail. */
  why: string | null
  submitted: number
  not_entered: number
}

async function read(db: Db, asked: Asked): Promise<Counted[]> {
  const sums = await listFigures(db, 'code', {
    keys: ['code_sent', 'code_unused'],
    range: askedRange(asked),
    filters: {},
    by: ['day', 'part'],
    today: istDay(asked.now),
  })
  const waiting = await db
    .select({ day: dayOf(sent_at), network, n: sql`count(*)`.mapWith(Number) })
    .from(messageReceipts)
    .where(and(ofDays(asked), onItsWay(asked)))
    .groupBy(sql`1`, sql`2`)
  return [
    ...sums.map(({ key, of: [day = '', part = ''], n }) => {
      const [network = '', why = ''] = part.split('\n')
      const unused = key === 'code_unused'
      return { day, network, why: why || null, submitted: unused ? 0 : n, not_entered: unused ? n : 0 }
    }),
    // Their sums have them as not delivered.
    ...waiting.flatMap(({ day, network, n }) => [
      { day, network, why: 'NO_RECEIPT', submitted: -n, not_entered: 0 },
      { day, network, why: null, submitted: n, not_entered: 0 },
    ]),
  ]
}

/** From one reading of the sums, put together by day, operator and reason. */
async function parts(db: Db, asked: Asked): Promise<ReportParts> {
  const rows = await read(db, asked)
  const counted = rows.map((row) => ({ ...row, failed: row.why === null ? 0 : row.submitted }))
  const sums = (list: typeof counted) => ({
    submitted: sumOf(list, ({ submitted }) => submitted),
    failed: sumOf(list, (row) => row.failed),
    not_entered: sumOf(list, ({ not_entered }) => not_entered),
  })
  return {
    totals: sums(counted),
    days: grouped(counted, ({ day }) => day).map(([day, list]) => {
      const { submitted: value, failed: marked } = sums(list)
      return { day, value, marked }
    }),
    groups: [
      ...grouped(counted, (row) => row.network).map(([key, list]) => ({
        group: 'operator' as const,
        key,
        name: key === NOT_KNOWN ? null : key,
        figures: sums(list),
      })),
      ...grouped(
        counted.filter(({ why }) => why !== null),
        ({ why }) => why ?? '',
      )
        .map(([key, list]) => ({
          group: 'reason' as const,
          key,
          name: null,
          figures: { failed: sums(list).failed },
        }))
        .filter(({ figures }) => figures.failed > 0),
    ],
  }
}

/** One-time codes by text message: handed over, not delivered in time, delivered and never entered. */
export const otpReport: ReportSource = {
  totals: async (db, asked) => (await parts(db, asked)).totals,
  parts,
  async rows(db, asked, { direction, limit, offset }) {
    const rows = await db
      .select({ row: messageReceipts, hasFailed: failed(asked).mapWith(Boolean), why: whyFailed })
      .from(messageReceipts)
      .where(picked(asked))
      .orderBy(...orderOf([sent_at, messageReceipts.message_id], direction))
      .limit(limit)
      .offset(offset)
    return rows.map(({ row, hasFailed, why }) => ({
      id: row.message_id,
      at: row.sent_at,
      who: row.operator,
      what: row.template,
      ended_at: row.settled_at,
      result: hasFailed ? 'failed' : row.entered_at ? 'entered' : row.state === 'delivered' ? 'not_entered' : 'sent',
      reason: hasFailed ? why : null,
    }))
  },
  count: (db, asked, cap) => countUpTo(db, messageReceipts, picked(asked), cap),
}
