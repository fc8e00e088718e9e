import { eq, sql } from 'drizzle-orm'
import { messageReceipts } from '#server/db/schema/messages.ts'
import { NOT_KNOWN, RECEIPT_SECONDS } from '#src/contract/entities/figures/internal-report.ts'

/** What is told of a one-time code, as conditions on its receipt. */
export const { sent_at } = messageReceipts
const { state, operator, reason, settled_at, entered_at } = messageReceipts

export const isCode = eq(messageReceipts.template, 'otp')
const late = sql`${settled_at} > ${sent_at} + make_interval(secs => ${sql.raw(String(RECEIPT_SECONDS))})`
/** Nothing has been heard of it yet. */
export const isPending = sql`(${state} <> 'failed' and ${settled_at} is null)`
/** It failed, or will have if nothing is heard of it any more. */
export const failedInTheEnd = sql`(${state} = 'failed' or ${late} or ${settled_at} is null)`
/** It came in time, and nobody entered it. */
export const notEntered = sql`(${state} = 'delivered' and ${entered_at} is null and not ${failedInTheEnd})`
export const whyFailed = sql<string>`case when ${state} = 'failed' then coalesce(${reason}, ${sql.raw(`'${NOT_KNOWN}'`)})
  when ${settled_at} is null then 'NO_RECEIPT' else 'LATE' end`
export const network = sql<string>`coalesce(${operator}, ${sql.raw(`'${NOT_KNOWN}'`)})`
