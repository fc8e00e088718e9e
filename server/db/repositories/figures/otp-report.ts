import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { NOT_KNOWN, RECEIPT_SECONDS } from '#src/contract/entities/figures/internal-report.ts'
import { seconds } from '#src/contract/rules/time.ts'
import { messageReceipts } from '#server/db/schema-figures.ts'
import type { Db } from '#server/db/client.ts'
import { dateOf, within } from '../shared/days.ts'
import { grouped, sumOf } from '../shared/fold.ts'
import { countUpTo, orderOf } from '../shared/pages.ts'
import type { Asked, AskedRows, ReportParts, ReportSource } from './report-source.ts'

const { state, operator, reason, sent_at, settled_at, entered_at } = messageReceipts

const late = sql`${settled_at} > ${sent_at} + make_interval(secs => ${RECEIPT_SECONDS}::int)`
/** Nothing has been heard of it, and its time is over. */
const silent = ({ now }: Asked): SQL =>
  sql`(${settled_at} is null and ${sent_at} <= ${new Date(now.getTime() - seconds(RECEIPT_SECONDS)).toISOString()}::timestamptz)`
const failed = (asked: Asked): SQL => sql`(${state} = 'failed' or ${late} or ${silent(asked)}) is true`
/** It came in time, and nobody entered it. */
const notEntered = (asked: Asked): SQL =>
  sql`(${state} = 'delivered' and ${entered_at} is null and not ${failed(asked)})`
const whyFailed = sql<string>`case when ${state} = 'failed' then coalesce(${reason}, ${NOT_KNOWN}::text)
  when ${settled_at} is null then 'NO_RECEIPT' else 'LATE' end`
const network = sql<string>`coalesce(${operator}, ${NOT_KNOWN}::text)`

const ofDays = (asked: Asked) => and(eq(messageReceipts.template, 'otp'), within(sent_at, asked))
function picked(asked: AskedRows): SQL | undefined {
  const { show, group, key = '' } = asked
  return and(
    ofDays(asked),
    show === 'failed' ? failed(asked) : show === 'not_entered' ? notEntered(asked) : undefined,
    group !== 'operator' ? undefined : key === NOT_KNOWN ? isNull(operator) : eq(operator, key),
    group !== 'reason' ? undefined : sql`${whyFailed} = ${key}`,
  )
}

/** From one reading of the codes, put together by day, operator and reason. */
async function parts(db: Db, asked: Asked): Promise<ReportParts> {
  const codes = db
    .select({
      day: dateOf(sent_at).as('day'),
      network: network.as('network'),
      why: sql<string | null>`case when ${failed(asked)} then ${whyFailed} end`.as('why'),
      unused: sql<boolean>`${notEntered(asked)}`.as('unused'),
    })
    .from(messageReceipts)
    .where(ofDays(asked))
    .as('codes')
  const rows = await db
    .select({
      ...{ day: sql<string>`${codes.day}::text`, network: codes.network, why: codes.why },
      submitted: sql`count(*)`.mapWith(Number),
      not_entered: sql`count(*) filter (where ${codes.unused})`.mapWith(Number),
    })
    .from(codes)
    .groupBy(codes.day, codes.network, codes.why)
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
        ...{ group: 'operator' as const, key, name: key === NOT_KNOWN ? null : key, figures: sums(list) },
      })),
      ...grouped(
        counted.filter(({ why }) => why !== null),
        ({ why }) => why ?? '',
      ).map(([key, list]) => ({
        ...{ group: 'reason' as const, key, name: null, figures: { failed: sums(list).failed } },
      })),
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
      ...{ id: row.message_id, at: row.sent_at, who: row.operator, what: row.template, ended_at: row.settled_at },
      result: hasFailed ? 'failed' : row.entered_at ? 'entered' : row.state === 'delivered' ? 'not_entered' : 'sent',
      reason: hasFailed ? why : null,
    }))
  },
  count: (db, asked, cap) => countUpTo(db, messageReceipts, picked(asked), cap),
}
