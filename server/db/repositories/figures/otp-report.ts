import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { NOT_KNOWN, RECEIPT_SECONDS } from '#src/contract/entities/figures/internal-report.ts'
import { seconds } from '#src/contract/rules/time.ts'
import { messageReceipts } from '#server/db/schema-figures.ts'
import { BY_DAY, dayOf, within } from '../shared/days.ts'
import { countUpTo, orderOf } from '../shared/pages.ts'
import type { Asked, AskedRows, ReportSource } from './report-source.ts'

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
const counted = (asked: Asked) => ({
  submitted: sql`count(*)`.mapWith(Number),
  failed: sql`count(*) filter (where ${failed(asked)})`.mapWith(Number),
  not_entered: sql`count(*) filter (where ${notEntered(asked)})`.mapWith(Number),
})

function picked(asked: AskedRows): SQL | undefined {
  const { show, group, key = '' } = asked
  return and(
    ofDays(asked),
    show === 'failed' ? failed(asked) : show === 'not_entered' ? notEntered(asked) : undefined,
    group !== 'operator' ? undefined : key === NOT_KNOWN ? isNull(operator) : eq(operator, key),
    group !== 'reason' ? undefined : sql`${whyFailed} = ${key}`,
  )
}

/** One-time codes by text message: handed over, not delivered in time, delivered and never entered. */
export const otpReport: ReportSource = {
  async totals(db, asked) {
    const [row] = await db.select(counted(asked)).from(messageReceipts).where(ofDays(asked))
    return row ?? {}
  },
  days: (db, asked) =>
    db
      .select({ day: dayOf(sent_at), value: counted(asked).submitted, marked: counted(asked).failed })
      .from(messageReceipts)
      .where(ofDays(asked))
      .groupBy(BY_DAY),
  async groups(db, asked) {
    const operators = await db
      .select({ key: network, ...counted(asked) })
      .from(messageReceipts)
      .where(ofDays(asked))
      .groupBy(sql`1`)
    const reasons = await db
      .select({ key: whyFailed, failed: counted(asked).submitted })
      .from(messageReceipts)
      .where(and(ofDays(asked), failed(asked)))
      .groupBy(sql`1`)
    return [
      ...operators.map(({ key, ...figures }) => ({
        ...{ group: 'operator' as const, key, figures },
        name: key === NOT_KNOWN ? null : key,
      })),
      ...reasons.map(({ key, ...figures }) => ({ group: 'reason' as const, key, name: null, figures })),
    ]
  },
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
