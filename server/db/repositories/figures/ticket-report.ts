import { and, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { helpRequests } from '#server/db/schema/support.ts'
import { HELPED_FROM, NOT_HELPED_TO } from '#src/contract/entities/support/ticket.ts'
import { dayOf, within } from '../shared/days.ts'
import { grouped, sumOf } from '../shared/group-rows.ts'
import { countUpTo, orderOf } from '../shared/pages.ts'
import type { Asked, AskedRows, ReportParts, ReportSource } from './report-source.ts'

const { ticket, merged_into, closed_at, due_at, user_id, partner_id, topic, created_at, rating } = helpRequests

/** What was asked in a merged ticket is answered in the one where the talk goes on, by what was written there since. */
const firstAnswer = sql`(select min(m.at) from ticket_messages m where m.author = 'staff'
  and (m.ticket = ${ticket} or (m.ticket = ${merged_into} and m.at >= ${closed_at})))`
/**
 * When staff answered first; null = not yet. Wrapped once more: a column that stands at the top of what is selected loses
 * the name of its table, and would be the message's own.
 */
const answeredAt = sql<Date | null>`${firstAnswer}`.mapWith((at) => (at === null ? null : new Date(String(at))))
const inTime = sql`(${answeredAt} <= ${due_at}) is true`
const late = sql`(${answeredAt} > ${due_at}) is true`
const unanswered = sql`${answeredAt} is null`
const asker = sql<string>`case when ${partner_id} is not null then 'partner' when ${user_id} is not null then 'customer'
  else 'visitor' end`

const ofDays = (asked: Asked) => within(due_at, asked)
const rated = sql`${rating} is not null`
const helped = sql`${rating} >= ${HELPED_FROM}`
const notHelped = sql`${rating} <= ${NOT_HELPED_TO}`
const SHOWN: ReadonlyMap<string, SQL> = new Map(
  Object.entries({ in_time: inTime, late, unanswered, rated, helped, not_helped: notHelped }),
)
const picked = (asked: AskedRows) =>
  and(ofDays(asked), SHOWN.get(asked.show), asked.group === 'asker' ? sql`${asker} = ${asked.key ?? ''}` : undefined)

/** From one reading of the requests: when one was answered is looked up once. */
async function parts(db: Db, asked: Asked): Promise<ReportParts> {
  const due = db
    .select({
      day: dayOf(due_at).as('day'),
      asker: asker.as('asker'),
      due_at: sql`${due_at}`.as('due'),
      answered: answeredAt.as('answered'),
      rating: sql`${rating}`.as('rating'),
    })
    .from(helpRequests)
    .where(ofDays(asked))
    .offset(0)
    .as('due')
  const numberOf = (only: SQL) => sql`count(*) filter (where ${only})`.mapWith(Number)
  const rows = await db
    .select({
      day: due.day,
      asker: due.asker,
      due: sql`count(*)`.mapWith(Number),
      in_time: numberOf(sql`${due.answered} <= ${due.due_at}`),
      late: numberOf(sql`${due.answered} > ${due.due_at}`),
      unanswered: numberOf(sql`${due.answered} is null`),
      rated: numberOf(sql`${due.rating} is not null`),
      helped: numberOf(sql`${due.rating} >= ${HELPED_FROM}`),
      not_helped: numberOf(sql`${due.rating} <= ${NOT_HELPED_TO}`),
    })
    .from(due)
    .groupBy(due.day, due.asker)
  const sums = (list: typeof rows) => ({
    due: sumOf(list, ({ due }) => due),
    in_time: sumOf(list, ({ in_time }) => in_time),
    late: sumOf(list, ({ late }) => late),
    unanswered: sumOf(list, ({ unanswered }) => unanswered),
    rated: sumOf(list, ({ rated }) => rated),
    helped: sumOf(list, ({ helped }) => helped),
    not_helped: sumOf(list, ({ not_helped }) => not_helped),
  })
  return {
    totals: sums(rows),
    days: grouped(rows, ({ day }) => day).map(([day, list]) => {
      const { due: value, in_time } = sums(list)
      return { day, value, marked: value - in_time }
    }),
    groups: grouped(rows, (row) => row.asker).map(([key, list]) => ({
      group: 'asker' as const,
      key,
      name: null,
      figures: sums(list),
    })),
  }
}

/** Requests for help by the day on which their first answer was due. */
export const ticketReport: ReportSource = {
  totals: async (db, asked) => (await parts(db, asked)).totals,
  parts,
  async rows(db, asked, { direction, limit, offset }) {
    const rows = await db
      .select({
        ticket,
        due_at,
        created_at,
        topic,
        asker,
        rating,
        answered: answeredAt,
        inTime: inTime.mapWith(Boolean),
      })
      .from(helpRequests)
      .where(picked(asked))
      .orderBy(...orderOf([due_at, ticket], direction))
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({
      id: row.ticket,
      at: row.due_at,
      who: row.asker,
      what: row.topic,
      reference: row.ticket,
      result: row.answered === null ? 'unanswered' : row.inTime ? 'in_time' : 'late',
      ended_at: row.answered,
      reason: row.rating === null ? null : String(row.rating),
    }))
  },
  count: (db, asked, cap) => countUpTo(db, helpRequests, picked(asked), cap),
}
